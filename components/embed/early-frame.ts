/**
 * The frame's first script, part of its HTML: shows the page with the host's theme, and calls the host's
 * first hook for a press, before hydration.
 */
import { addSheet } from "@/sdk/web/add-sheet";
import { addTheme, themeRules } from "@/sdk/web/theme";
import { askHook, type HookAnswer } from "./ask-hook";
import { choiceIn } from "./choice-in";
import { keepEarlyPage } from "./early-page";
import { pressAgain, pressedData } from "./pressed-button";
import { listenTo, pathFollower, sayTo } from "./say-to";
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

/** React logs an error in a page that is left half-parsed. */
function whenParsed(leave: () => void): void {
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", leave);
  else leave();
}

const follow = pathFollower(sessionId, (path) => whenParsed(() => window.location.replace(path)));

function hear({ type, theme, path }: Readonly<Record<string, unknown>>): void {
  if (type === "submit") main?.querySelector<HTMLFormElement>("[data-ways] form")?.requestSubmit();
  if (type === "reload") whenParsed(() => window.location.reload());
  if (type === "show") follow(path);
  if (type !== "options") return;
  dress(theme);
  sayTo(frame, { type: "painted" });
}

type Press = {
  readonly form: HTMLFormElement;
  readonly submitter: HTMLElement | null;
  readonly choice: string;
  readonly credit: FormDataEntryValue | null;
  readonly valid: Promise<HookAnswer> | null;
};

let pressed: Press | null = null;
let opener: HTMLElement | null = null;
let isHydrated = false;
let isAsking = false;

function pressOf(form: HTMLFormElement, submitter: HTMLElement | null): Press {
  const asked = form.closest<HTMLElement>("[data-ways]");
  const { ways } = asked?.dataset ?? {};
  const data = pressedData(form, submitter);
  const press = { form, submitter, choice: "", credit: data.get("wallet"), valid: null };
  if (ways === undefined || asked?.querySelector("form") !== form) return press;
  const choice = choiceIn(data);
  const [form_of_payment = "", pg_code = ""] = JSON.parse(ways)[choice] ?? [];
  return { ...press, choice, valid: askHook(frame, "validatePayment", { form_of_payment, pg_code }) };
}

/** Keeps a press until hydration; afterwards handles forms whose own script is lost. */
function catchPress(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || (isHydrated && form.dataset.unasked === undefined)) return;
  if (form.method === "dialog") return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (isHydrated) void askAndSend(form, submitter);
  else if (pressed === null) {
    opener = null;
    submitter?.setAttribute("aria-busy", "true");
    pressed = pressOf(form, submitter);
  }
}

function catchClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>("[data-ways] button[type=button]") : null;
  if (!isHydrated && button !== null) opener = button;
}

async function askAndSend(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  submitter?.setAttribute("aria-busy", "true");
  const { goes } = await askHook(frame, "beforePayment", {});
  // A press while the page is being left would send the form again.
  if (goes && form.isConnected && form.dataset.unasked !== undefined) return form.submit();
  isAsking = false;
  submitter?.setAttribute("aria-busy", "false");
  if (goes) press(form, submitter);
}

function press(form: HTMLFormElement, submitter: HTMLElement | null): void {
  if (form.isConnected) pressAgain(form, submitter);
}

/** False if the customer has since changed the method or credit. */
function isMeant({ form, submitter, choice, credit, valid }: Press): boolean {
  const data = pressedData(form, submitter);
  return valid === null || (choiceIn(data) === choice && data.get("wallet") === credit);
}

function repeatPress(): void {
  if (opener?.isConnected) opener.click();
  if (pressed === null) return;
  const { form, submitter } = pressed;
  submitter?.setAttribute("aria-busy", "false");
  try {
    if (isMeant(pressed)) press(form, submitter);
  } finally {
    pressed = null;
  }
}

if (main) {
  // A frame of wallet buttons stays hidden until its wallets are known.
  const isShown = query.get("express") !== "yes";
  const stops: (() => void)[] = [];
  window.addEventListener("submit", catchPress, true);
  window.addEventListener("click", catchClick, true);
  if (isShown) {
    for (const part of main.querySelectorAll<HTMLElement>("[data-ways]")) part.inert = false;
    stops.push(
      listenTo(frame, hear),
      watchHeight(main, (height) => sayTo(frame, { type: "height", height })),
    );
  }
  keepEarlyPage({
    end: () => {
      for (const stop of stops) stop();
      isHydrated = true;
      // The forms call the hooks themselves only after the next rendering.
      setTimeout(repeatPress);
    },
    undress: () => undress(),
    answerFor: (choice) => (pressed?.choice === choice ? pressed.valid : null),
  });
  if (isShown) sayTo(frame, { type: "hello" });
}
