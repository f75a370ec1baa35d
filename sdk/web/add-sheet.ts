/** A style sheet of a document or shadow root, empty at first. */
export type AddedSheet = {
  /** The style sheet; null if the page's content security policy blocks style elements. */
  readonly sheet: CSSStyleSheet | null;
  readonly remove: () => void;
};

/**
 * Adds a constructed sheet, which no content security policy blocks. Browsers without constructed sheets get
 * a style element.
 * @param nonce of the page's policy, for the style element
 */
export function addSheet(root: Document | ShadowRoot, nonce = ""): AddedSheet {
  const made = constructed(root);
  if (made !== null) {
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, made];
    const remove = () => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== made);
    };
    return { sheet: made, remove };
  }
  const style = document.createElement("style");
  style.nonce = nonce;
  style.setAttribute("nonce", nonce);
  // Without text content, some browsers create no sheet for a style element.
  style.textContent = ":host{}";
  (root instanceof Document ? root.head : root).appendChild(style);
  return { sheet: style.sheet, remove: () => style.remove() };
}

function constructed(root: Document | ShadowRoot): CSSStyleSheet | null {
  if (!("adoptedStyleSheets" in root)) return null;
  try {
    return new CSSStyleSheet();
  } catch {
    return null;
  }
}

/** @returns the rule's position; -1 if the browser does not know its selector */
export function insertRule(sheet: CSSStyleSheet, text: string): number {
  try {
    return sheet.insertRule(text, sheet.cssRules.length);
  } catch {
    return -1;
  }
}

/** Adds CSS rules, one per text. Rules unknown to the browser are left out. */
export function addRules({ sheet }: AddedSheet, rules: readonly string[]): void {
  if (sheet !== null) for (const rule of rules) insertRule(sheet, rule);
}
