/** Exact numbers of rows of long lists, without counting all rows (decision 0318). */

export { countLists } from "./count-lists";
export { countAll, forgetMonths } from "./statements";
