/**
 * The frame's first script, part of its HTML: shows the page before hydration, with the host's theme, and
 * keeps the form that the customer sends until the hydrated page calls the hooks and sends it.
 */
import { addSheet } from "@/sdk/web/add-sheet";
import { addTheme, themeRules } from "@/sdk/web/theme";
import { keepEarlyPage, type SentForm } from "./early-page";
import { listenTo, sayTo } from "./say-to";
import { IN_FRAME } from "./theme-parts";
import { SELECTORS } from "./theme-selectors";
import { watchHeight } from "./watch-height";

const script = document.currentScript;
const main = script?.parentElement;
const query = new URLSearchParams(window.location.search);
const frame = { origin: query.get("origin") ?? "", channel: query.get("channel") ?? "" };
let undress: () => void = () => undefined;
let sent: (SentForm & { readonly busy: string | null }) | null = null;

function dress(theme: unknown): void {
  undress();
  const rules = themeRules(theme, IN_FRAME);
  if (rules.length === 0) return;
  const added = addSheet(document, script?.nonce);
  addTheme(added.sheet, rules, SELECTORS);
  undress = added.remove;
}

function keep(event: SubmitEvent): void {
  if (!(event.target instanceof HTMLFormElement)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (sent !== null) return;
  const { submitter } = event;
  sent = { form: event.target, submitter, busy: submitter?.getAttribute("aria-disabled") ?? null };
  submitter?.setAttribute("aria-disabled", "true");
}

function hear({ type, theme, path }: Readonly<Record<string, unknown>>): void {
  if (type === "reload") window.location.reload();
  if (type === "submit") main?.querySelector("form")?.requestSubmit();
  if (type === "show" && typeof path === "string" && /^\/(en|ar)\/embed\//.test(path)) window.location.replace(path);
  if (type !== "options") return;
  dress(theme);
  sayTo(frame, { type: "painted", ...JSON.parse(script?.dataset.shown ?? "{}") });
}

if (main) {
  for (const element of main.querySelectorAll("[data-waits]")) element.removeAttribute("inert");
  window.addEventListener("submit", keep, true);
  const stopHearing = listenTo(frame, hear);
  const stopWatching = watchHeight(main, (height) => sayTo(frame, { type: "height", height }));
  keepEarlyPage({
    end: () => {
      stopHearing();
      stopWatching();
    },
    undress: () => undress(),
    takeSent: () => {
      window.removeEventListener("submit", keep, true);
      const taken = sent;
      sent = null;
      if (taken?.busy) taken.submitter?.setAttribute("aria-disabled", taken.busy);
      else taken?.submitter?.removeAttribute("aria-disabled");
      return taken;
    },
  });
  sayTo(frame, { type: "hello" });
}
