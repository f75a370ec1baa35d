import { type PopupLook, showPopup } from "./popup";

/**
 * Opens a payment page in the top window, because it refuses to be framed. A page in a frame also shows a
 * link, because browsers do not let every frame navigate the top window.
 */
export function leaveBy(address: string, popups: PopupLook): void {
  showPopup({ kind: "redirect", message: "", ...(window.top !== window && { link: address }) }, popups);
  try {
    (window.top ?? window).location.href = address;
  } catch {
    // The link is for browsers that refuse to leave the page.
  }
}
