/** What the address of the self-service page may ask for in its query. */

/** How many rows of the history. */
export const HISTORY_ROWS = "rows";

/** Which question to show; only `cancel` is known. */
export const ASK = "ask";
