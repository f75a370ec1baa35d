/** The first script of a page in an app: connects the app with the page's payment. */
import { NativePayment } from "./native-payment";

const { native } = (document.currentScript ?? document.body).dataset;
if (native !== undefined) new NativePayment(JSON.parse(native));
