/** An error for a command that cannot be parsed; the operator needs only its message. */
export class Mistake extends Error {}
