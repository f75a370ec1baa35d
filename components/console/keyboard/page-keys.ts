/** Single-letter shortcuts of the open page: they move the focus and open pages, and never submit. */

/** CSS selectors of controls that have a shortcut but no `aria-keyshortcuts`. */
const ALSO: Readonly<Record<string, string>> = {
  "/": "input[type=search]",
  E: "a[download]",
  R: 'a[href*="do=refund"]',
};

const ROWS = ":is(tbody tr, li)";
const BESIDE = "[data-beside-list]";
/** CSS selector of elements that contain no rows of the page's main list. */
const ASIDE = `nav, details, dl, [role=listbox], [data-filters], ${BESIDE}`;

/**
 * True if the user types in a field. In a form beside a list, checkboxes and menus count too, so that no
 * shortcut leaves the form half filled.
 */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.matches(`${BESIDE} form :is(input, select, textarea)`)) return true;
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
  const row = document.activeElement?.closest<HTMLElement>(ROWS) ?? null;
  return row?.closest(BESIDE) === null ? row : null;
}

function shownRow(): HTMLElement | null {
  return rows().find((row) => row.querySelector("a[aria-current=true]") !== null) ?? null;
}

function besideLink(key: string): HTMLElement | null {
  return shown(`${BESIDE} a[aria-keyshortcuts~="${key}"]`)[0] ?? null;
}

const STEP = 'main a:is([aria-keyshortcuts="J"], [aria-keyshortcuts="K"])';

function moveRow(step: 1 | -1): void {
  if (shown(`${BESIDE}, ${STEP}`).length > 0) {
    shown(`main a[aria-keyshortcuts="${step === 1 ? "J" : "K"}"]`)[0]?.click();
    return;
  }
  const all = rows();
  const current = focusedRow();
  const at = current === null ? -1 : all.indexOf(current);
  const next = at === -1 ? all.at(step === 1 ? 0 : -1) : all[at + step];
  next?.querySelector<HTMLElement>("a[href]")?.focus();
  next?.scrollIntoView({ block: "nearest" });
}

function tickRow(): void {
  (focusedRow() ?? shownRow())?.querySelector<HTMLInputElement>("input[type=checkbox]:enabled")?.click();
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
  const section = target.closest<HTMLElement>("section:has(a[aria-keyshortcuts~=Escape])");
  if (section !== null && isTyping(target)) {
    section.focus();
    return true;
  }
  const within = section?.querySelector<HTMLElement>("a[aria-keyshortcuts~=Escape]") ?? null;
  const closing = within ?? (isTyping(target) ? null : besideLink("Escape"));
  closing?.click();
  return closing !== null;
}
