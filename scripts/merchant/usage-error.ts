/** A command that cannot be parsed; the operator needs only the message. */
export class Mistake extends Error {}
