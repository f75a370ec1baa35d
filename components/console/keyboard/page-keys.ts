/** What single letters do on the page that is open: they move and open, and never send a form. */

/** The places that a key leads to, besides what says so itself by `aria-keyshortcuts`. */
const ALSO: Readonly<Record<string, string>> = {
  "/": "input[type=search]",
  E: "a[download]",
  R: 'a[href*="do=refund"]',
};

const ROWS = ":is(tbody tr, li)";
/** Lists that are no rows of the page's matter. */
const ASIDE = "nav, details, dl, [role=listbox]";

/** True where letters are text: in fields, and in what is edited in place. */
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

/** Moves the focus to the link of the row after or before the focused one; a link opens by Enter. */
function moveRow(step: 1 | -1): void {
  const all = rows();
  const current = focusedRow();
  const at = current === null ? -1 : all.indexOf(current);
  const next = at === -1 ? all.at(step === 1 ? 0 : -1) : all[at + step];
  next?.querySelector<HTMLElement>("a[href]")?.focus();
  next?.scrollIntoView({ block: "nearest" });
}

/** Ticks the box of the focused row, or takes its tick away. */
function tickRow(): void {
  focusedRow()?.querySelector<HTMLInputElement>("input[type=checkbox]:enabled")?.click();
}

const ON_ROWS: Readonly<Record<string, () => void>> = { J: () => moveRow(1), K: () => moveRow(-1), X: tickRow };

/**
 * Does what the key stands for on rows, or follows its link, or goes to its button or field; false if the
 * page has none.
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

/**
 * Closes what the element is in: a panel, whose button gets the focus, or what stands beside the page, by its
 * own link; false if neither is open.
 */
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
