export default import.meta.glob<string>(['../../../src/vermeil/words/es/*.ftl', '!**/terminal.ftl'], { eager: true, import: 'default' })
