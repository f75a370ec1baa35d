/** The numbers of rows of long lists, exact and without counting them all (decision 0318). */

export { countLists } from "./count-lists";
export { countAll, forgetMonths } from "./statements";
