/** Asks the page around before a payment: its hooks may stop it. */
import { type FramePlace, listenTo, sayTo } from "./say-to";

/** Whether the payment goes on, and whether the page around has such a hook at all. */
export type HookAnswer = { readonly goes: boolean; readonly asked: boolean };

/** Longer than the page around waits for its hook. */
const ANSWER_MS = 65_000;

/** What the hook answers; no answer is a refusal. */
export function askHook(
  frame: FramePlace,
  hook: "validatePayment" | "beforePayment",
  data: object,
): Promise<HookAnswer> {
  const id = crypto.randomUUID();
  return new Promise((done) => {
    const finish = (answer: HookAnswer) => {
      clearTimeout(timer);
      stop();
      done(answer);
    };
    const timer = setTimeout(() => finish({ goes: false, asked: true }), ANSWER_MS);
    const stop = listenTo(frame, ({ type, id: of, goes, asked }) => {
      if (type === "answer" && of === id) finish({ goes: goes === true, asked: asked === true });
    });
    sayTo(frame, { type: "ask", id, hook, data });
  });
}
