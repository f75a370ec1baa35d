/** A command that cannot be parsed; the message is enough for the operator. */
export class Mistake extends Error {}
