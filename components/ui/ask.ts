/** Query parameter with the question to show; `cancel` is its only value. */
export const ASK = "ask";
