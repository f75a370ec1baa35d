/** Exact numbers of rows of long lists, without counting every row (decision 0318). */

export { countLists } from "./count-lists";
export { countAll, forgetMonths } from "./statements";
