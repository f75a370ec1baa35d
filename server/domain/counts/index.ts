export { countLists } from "./count-lists";
export { countAll, forgetMonths } from "./statements";
