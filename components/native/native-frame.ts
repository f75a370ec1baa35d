/** The first script of a page in an app: connects the app with the page's payment. */
import { loadFontsLate } from "./late-fonts";
import { NativePayment } from "./native-payment";

const { native } = (document.currentScript ?? document.body).dataset;
loadFontsLate();
if (native !== undefined) new NativePayment(JSON.parse(native));
