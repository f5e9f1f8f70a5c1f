export default import.meta.glob<string>(['../../../src/vermeil/words/de/*.ftl', '!**/terminal.ftl'], { eager: true, import: 'default' })
