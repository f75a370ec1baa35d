export const ASK = "ask";
