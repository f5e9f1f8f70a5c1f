/**
 * A value that starts over with each question, whatever was made of it before: `$derived(afresh(question, []))`
 * can be assigned to, is as fresh when the next question comes, and needs no effect for that.
 */
export const afresh = <T>(_question: unknown, fresh: T): T => fresh
