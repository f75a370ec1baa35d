/** The frame's first script: presses before hydration, and forms whose own script is lost. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { earlyPage } from "./early-page";

const { happyDOM } = window as unknown as { happyDOM: { setURL: (address: string) => void } };
const { href } = window.location;
const ORIGIN = "https://pay.example";
const CHANNEL = "c";

type HookCall = { readonly id: string; readonly hook: string };
let asked: HookCall[] = [];
const heard = vi.fn(({ data }: MessageEvent) => {
  if (data.type === "ask") asked.push(data);
});

function answer(goes: boolean): Promise<void> {
  const data = { channel: CHANNEL, type: "answer", id: asked.at(-1)?.id, goes, asked: true };
  window.dispatchEvent(new MessageEvent("message", { data, origin: ORIGIN, source: window }));
  return new Promise((done) => setTimeout(done));
}

let form: HTMLFormElement;
let button: HTMLButtonElement;
const posted = vi.fn();
const handled = vi.fn((event: SubmitEvent) => event.preventDefault());

beforeAll(async () => {
  happyDOM.setURL(`${ORIGIN}/en/embed/5e55/?origin=${ORIGIN}&channel=${CHANNEL}`);
  window.addEventListener("message", heard);
  document.body.innerHTML = "<main><script></script></main>";
  await begin();
});

async function begin(): Promise<void> {
  const current = vi.spyOn(document, "currentScript", "get").mockReturnValue(document.querySelector("script"));
  vi.resetModules();
  await import("./early-frame");
  current.mockRestore();
}

beforeEach(() => {
  asked = [];
  form = document.createElement("form");
  form.dataset.unasked = "";
  button = form.appendChild(document.createElement("button"));
  form.submit = posted;
  form.addEventListener("submit", handled);
  document.querySelector("main")?.append(form);
});

afterEach(() => {
  form.remove();
  vi.clearAllMocks();
});

afterAll(() => {
  window.removeEventListener("message", heard);
  document.body.textContent = "";
  Reflect.deleteProperty(window, "earlyFrame");
  happyDOM.setURL(href);
});

const pause = () => new Promise((done) => setTimeout(done, 5));

it("keeps a press until the page is hydrated, and repeats it by the same name if its button was replaced", async () => {
  delete form.dataset.unasked;
  button.name = "sheet";
  button.value = "apple_pay";
  button.click();
  expect([handled.mock.calls.length, button.getAttribute("aria-busy")]).toEqual([0, "true"]);
  document.querySelector("main")?.append(button);
  earlyPage()?.end();
  await vi.waitFor(() => expect(handled).toHaveBeenCalledTimes(1));
  const { submitter } = handled.mock.calls[0]?.[0] ?? {};
  expect(submitter).not.toBe(button);
  expect(submitter).toMatchObject({ name: "sheet", value: "apple_pay" });
  expect(form.elements).toHaveLength(0);
  button.remove();
});

it.each(["other", "first"])("repeats a press only if its method is still chosen at hydration (%s)", async (last) => {
  await begin();
  delete form.dataset.unasked;
  const method = form.appendChild(document.createElement("input"));
  method.name = "method";
  method.value = "first";
  const asker = document.createElement("div");
  asker.dataset.ways = "{}";
  document.querySelector("main")?.append(asker);
  asker.append(form);
  button.click();
  method.value = last;
  earlyPage()?.end();
  await pause();
  expect([handled.mock.calls.length, button.getAttribute("aria-busy")]).toEqual([last === "first" ? 1 : 0, "false"]);
  asker.remove();
});

it("lets a dialog be closed before hydration, so that a payment may be pressed after it", async () => {
  await begin();
  delete form.dataset.unasked;
  form.method = "dialog";
  button.click();
  expect(handled).toHaveBeenCalledTimes(1);
  form.method = "post";
  button.click();
  expect([handled.mock.calls.length, button.getAttribute("aria-busy")]).toEqual([1, "true"]);
  earlyPage()?.end();
  await vi.waitFor(() => expect(handled).toHaveBeenCalledTimes(2));
});

it("repeats a press that only a script answers, once, after hydration", async () => {
  await begin();
  const opened = vi.fn();
  button.type = "button";
  form.dataset.ways = "{}";
  button.addEventListener("click", opened);
  button.click();
  button.click();
  opened.mockClear();
  earlyPage()?.end();
  await pause();
  button.click();
  await pause();
  expect(opened).toHaveBeenCalledTimes(2);
});

it("leaves other forms to the hydrated page", async () => {
  delete form.dataset.unasked;
  button.click();
  await pause();
  expect([handled.mock.calls.length, asked]).toEqual([1, []]);
});

it("calls the hook before the press of a form without its script, and may be asked again after a refusal", async () => {
  button.click();
  await vi.waitFor(() => expect(asked).toMatchObject([{ hook: "beforePayment" }]));
  expect(button.getAttribute("aria-busy")).toBe("true");
  await answer(false);
  expect([posted.mock.calls.length, button.getAttribute("aria-busy")]).toEqual([0, "false"]);
  button.click();
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  await answer(false);
});

it("lets the form's own script send it if that came while the hook ran", async () => {
  button.click();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  delete form.dataset.unasked;
  await answer(true);
  expect(posted).not.toHaveBeenCalled();
  expect(handled.mock.calls.map(([{ submitter }]) => submitter)).toEqual([button]);
});

it("asks once and sends once for several presses", async () => {
  button.click();
  button.click();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  button.click();
  await answer(true);
  button.click();
  await pause();
  expect([asked.length, posted.mock.calls.length, handled.mock.calls.length]).toEqual([1, 1, 0]);
});

it("follows the host to another page only once this one is parsed", async () => {
  await begin();
  const replace = vi.spyOn(window.location, "replace").mockReturnValue();
  const state = vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
  const [path, other] = ["/ar/embed/5e55/?scheme=dark", "/ar/embed/5e55/?scheme=light"];
  const show = (path: string) => {
    const data = { channel: CHANNEL, type: "show", path };
    window.dispatchEvent(new MessageEvent("message", { data, origin: ORIGIN, source: window }));
  };
  show(path);
  expect(replace).not.toHaveBeenCalled();
  document.dispatchEvent(new Event("DOMContentLoaded"));
  expect(replace.mock.calls).toEqual([[path]]);
  state.mockRestore();
  for (const each of [path, other, other, path]) show(each);
  expect(replace.mock.calls).toEqual([[path], [other], [path]]);
  replace.mockRestore();
  earlyPage()?.end();
});
