/**
 * The frame's first script, part of its HTML: shows the page with the host's theme before hydration. Nothing
 * can be pressed until then, because the host's hooks precede a payment.
 */
import { addSheet } from "@/sdk/web/add-sheet";
import { addTheme, themeRules } from "@/sdk/web/theme";
import { keepEarlyPage } from "./early-page";
import { isOwnPath, listenTo, sayTo } from "./say-to";
import { IN_FRAME } from "./theme-parts";
import { SELECTORS } from "./theme-selectors";
import { watchHeight } from "./watch-height";

const script = document.currentScript;
const main = script?.parentElement;
const query = new URLSearchParams(window.location.search);
const sessionId = window.location.pathname.split("/")[3] ?? "";
const frame = { origin: query.get("origin") ?? "", channel: query.get("channel") ?? "" };
let undress: () => void = () => undefined;

function dress(theme: unknown): void {
  undress();
  const rules = themeRules(theme, IN_FRAME);
  if (rules.length === 0) return;
  const added = addSheet(document, script?.nonce);
  addTheme(added.sheet, rules, SELECTORS);
  undress = added.remove;
}

function hear({ type, theme, path }: Readonly<Record<string, unknown>>): void {
  if (type === "reload") window.location.reload();
  if (type === "show" && isOwnPath(path, sessionId)) window.location.replace(path);
  if (type !== "options") return;
  dress(theme);
  sayTo(frame, { type: "painted" });
}

if (main) {
  main.inert = true;
  const stopHearing = listenTo(frame, hear);
  const stopWatching = watchHeight(main, (height) => sayTo(frame, { type: "height", height }));
  keepEarlyPage({
    end: () => {
      stopHearing();
      stopWatching();
      main.inert = false;
    },
    undress: () => undress(),
  });
  sayTo(frame, { type: "hello" });
}
