import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default ts.config(
  { ignores: ['node_modules/', 'src/wire/generated.ts'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      'max-len': ['error', { code: 120 }],
      'no-undef': 'off', // svelte-check reads the types and knows better
      '@typescript-eslint/no-non-null-assertion': 'off', // a key that is known to be there
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'svelte/no-useless-mustaches': 'off', // {' '} is a space that the formatter may not move
      'svelte/no-unused-svelte-ignore': 'off', // svelte-check reads these comments, and warns where one is not needed
      'svelte/prefer-svelte-reactivity': 'off', // our sets and maps are never changed in place
    },
  },
)
