/** The key of an address's query that names the question to show; only `cancel` is known. */
export const ASK = "ask";
