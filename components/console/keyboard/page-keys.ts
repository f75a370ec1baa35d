/** Single-letter shortcuts of the open page: they move the focus and open pages, and never submit. */

/** CSS selectors of controls that have a shortcut but no `aria-keyshortcuts`. */
const ALSO: Readonly<Record<string, string>> = {
  "/": "input[type=search]",
  E: "a[download]",
  R: 'a[href*="do=refund"]',
};

const ROWS = ":is(tbody tr, li)";
/** CSS selector of elements whose nested lists do not belong to the rows of the page's list. */
const ASIDE = "nav, details, dl, [role=listbox], [data-filters]";

export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !["checkbox", "radio", "button", "submit"].includes(target.type);
  return target.isContentEditable || ["TEXTAREA", "SELECT"].includes(target.tagName);
}

function shown<E extends HTMLElement>(selector: string): E[] {
  const found = document.querySelectorAll<E>(selector);
  return [...found].filter((element) => element.getClientRects().length > 0);
}

function rows(): HTMLElement[] {
  return shown(`main ${ROWS}:has(a[href])`).filter((row) => row.closest(ASIDE) === null);
}

function focusedRow(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>(ROWS) ?? null;
}

function moveRow(step: 1 | -1): void {
  const all = rows();
  const current = focusedRow();
  const at = current === null ? -1 : all.indexOf(current);
  const next = at === -1 ? all.at(step === 1 ? 0 : -1) : all[at + step];
  next?.querySelector<HTMLElement>("a[href]")?.focus();
  next?.scrollIntoView({ block: "nearest" });
}

function tickRow(): void {
  focusedRow()?.querySelector<HTMLInputElement>("input[type=checkbox]:enabled")?.click();
}

const ON_ROWS: Readonly<Record<string, () => void>> = { J: () => moveRow(1), K: () => moveRow(-1), X: tickRow };

/**
 * Applies a shortcut to the rows, or to the link, button or field that has it; false if the page has none.
 */
export function followKey(key: string): boolean {
  const onRows = ON_ROWS[key];
  if (onRows !== undefined) {
    onRows();
    return true;
  }
  const also = ALSO[key];
  const places = [`main [aria-keyshortcuts~="${key}"]`, ...(also === undefined ? [] : [`main ${also}`])];
  const target = places.flatMap((place) => shown(place))[0];
  if (target === undefined) return false;
  if (target instanceof HTMLAnchorElement) target.click();
  else target.focus();
  return true;
}

export function closePanel(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const panel = target.closest<HTMLDetailsElement>("details[data-panel][open]");
  if (panel !== null) {
    panel.open = false;
    panel.querySelector("summary")?.focus();
    return true;
  }
  const closing = target.closest("section")?.querySelector<HTMLElement>("a[aria-keyshortcuts~=Escape]") ?? null;
  closing?.click();
  return closing !== null;
}
