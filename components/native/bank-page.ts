/** The bank's page of 3-D Secure, opened by the app because the bank refuses frames. */

const SHEET = "dialog[data-challenge]";
const SHOWN_MS = 5_000;

/** Token of the attempt whose bank's page the pressed link opens; null for other presses. */
export function bankPressed({ target }: Event): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(`${SHEET} a[href]`) : null;
  return link && new URL(link.href).searchParams.get("pay");
}

/** Presses the bank sheet's close button; the service cancels the attempt only after asking the gateway. */
export function closeBank(): void {
  const sheet = document.querySelector(SHEET);
  if (sheet === null) return;
  const press = (): boolean => {
    const button = sheet.querySelector<HTMLButtonElement>("form button");
    button?.click();
    return button !== null;
  };
  const shown = new MutationObserver(() => press() && shown.disconnect());
  shown.observe(sheet, { childList: true, subtree: true });
  setTimeout(() => shown.disconnect(), SHOWN_MS);
  if (press()) shown.disconnect();
  else sheet.dispatchEvent(new Event("cancel", { cancelable: true }));
}
