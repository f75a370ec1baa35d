/** The query parameter with the question to show; `cancel` is the only value. */
export const ASK = "ask";
