/** Calls the embedding page's hooks before a payment; they may stop it. */
import { randomId } from "@/sdk/web/random-id";
import { type FramePlace, listenTo, sayTo } from "./say-to";

/** Result of a hook call: whether the payment continues, and whether the embedding page has the hook. */
export type HookAnswer = { readonly goes: boolean; readonly asked: boolean };

/** Milliseconds to wait for an answer; longer than the SDK waits for the embedding page's hook. */
const ANSWER_MS = 65_000;

/** A hook without an answer counts as a refusal. */
export function askHook(
  frame: FramePlace,
  hook: "validatePayment" | "beforePayment",
  data: object,
): Promise<HookAnswer> {
  const id = randomId();
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
