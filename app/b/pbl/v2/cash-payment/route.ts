/** The older address of cash payments. */
export { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } from "../payment/cash/route";
