/** A command that cannot be understood; its message is all that the operator needs. */
export class Mistake extends Error {}
