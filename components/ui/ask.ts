/** The query's key for the question to show; only `cancel` is known. */
export const ASK = "ask";
