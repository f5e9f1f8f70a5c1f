export default import.meta.glob<string>(['../../../src/vermeil/words/en/*.ftl', '!**/terminal.ftl'], { eager: true, import: 'default' })
