import type { CheckoutView } from "@/server/domain/payments";
import { allowSources } from "./sources";
import { currentView } from "./status";

/** Lets a page that offers Google Pay run Google's script, whose button and sheet are Google's. */
export async function allowWallets({ sheets }: Pick<CheckoutView, "sheets">): Promise<void> {
  if (!sheets.some(({ service, isSimulated }) => service === "google_pay" && !isSimulated)) return;
  const view = await currentView();
  // Google's sheet may open in a window that sends messages to this page.
  if (view !== undefined) view.opensWindows = true;
  await allowSources("connect-src", ["https://pay.google.com", "https://google.com"]);
  await allowSources("frame-src", ["https://pay.google.com"]);
  await allowSources("img-src", ["https://www.gstatic.com"]);
  // Google's script adds a style element for its button, without our nonce.
  await allowSources("style-src-elem", ["'unsafe-inline'"]);
}
