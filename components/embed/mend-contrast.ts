/** Makes text black or white if a theme made it unreadable. */
import { addRules, addSheet } from "@/sdk/web/add-sheet";
import { type Color, isReadable, textOn } from "@/server/kernel/color";

const MENDED = "data-readable";
const RULES = [
  `[${MENDED}=light]{color:#fff!important}`,
  `[${MENDED}=dark]{color:#000!important}`,
  "[data-measured] *{transition:none!important}",
];

/** @returns a function that stops the checks */
export function mendContrast(root: HTMLElement, nonce: string): () => void {
  const added = addSheet(document, nonce);
  addRules(added, RULES);
  const measure = measurer();
  let frame = 0;
  const look = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => mend(root, measure));
  };
  const observer = new MutationObserver(look);
  observer.observe(root, { childList: true, subtree: true, characterData: true });
  root.addEventListener("change", look);
  look();
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    root.removeEventListener("change", look);
    for (const element of root.querySelectorAll(`[${MENDED}]`)) element.removeAttribute(MENDED);
    added.remove();
  };
}

/** Parses a CSS colour; null if it is not opaque. */
type Measure = (written: string) => Color | null;

function measurer(): Measure {
  const canvas = document.createElement("canvas");
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  const known = new Map<string, Color | null>();
  return (written) => {
    const before = known.get(written);
    if (before !== undefined || context === null) return before ?? null;
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = written;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    const digits = [red, green, blue].map((value) => value.toString(16).padStart(2, "0")).join("");
    const found: Color | null = alpha === 255 ? `#${digits}` : null;
    known.set(written, found);
    return found;
  };
}

function mend(root: HTMLElement, measure: Measure): void {
  // `data-measured` ends CSS transitions, so that the contrast check measures no intermediate colour.
  root.setAttribute("data-measured", "");
  for (const element of root.querySelectorAll(`[${MENDED}]`)) element.removeAttribute(MENDED);
  const found: [Element, string][] = [];
  for (const element of root.querySelectorAll("*:not(script, style, svg, svg *)")) {
    if (!hasOwnText(element)) continue;
    const behind = colorBehind(element, measure);
    const color = measure(getComputedStyle(element).color);
    if (behind === null || (color !== null && isReadable(color, [behind]))) continue;
    found.push([element, textOn(behind) === "#ffffff" ? "light" : "dark"]);
  }
  for (const [element, tone] of found) element.setAttribute(MENDED, tone);
  root.removeAttribute("data-measured");
}

function hasOwnText(element: Element): boolean {
  return [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== "");
}

function colorBehind(element: Element, measure: Measure): Color | null {
  for (let each: Element | null = element; each !== null; each = each.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(each);
    if (backgroundImage !== "none") return null;
    const color = measure(backgroundColor);
    if (color !== null) return color;
  }
  return null;
}
