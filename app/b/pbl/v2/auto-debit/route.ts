export { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } from "../payment/auto-debit/route";
