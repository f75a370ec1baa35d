/** The numbers of rows of long lists, exact and without counting them all (decision 0318). */
export { countAll } from "./count-all";
export { countLists } from "./count-lists";
export { forgetMonths } from "./forget-months";
