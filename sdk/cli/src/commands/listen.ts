import type { Event } from "@sarraf/node";
import { type Command, countOf, type Invocation, UsageError } from "../command";
import { errorText } from "../exit-codes";
import { listenSecret } from "../profiles";
import { EVENT_KINDS } from "../words";
import { eventStream } from "./event-stream";
import { type ForwardTarget, forward, labelOf } from "./forward";

/**
 * Reads `--forward-to`: a URL, or a local port with a path.
 * @throws {UsageError} for other texts
 */
export function forwardAddress(text: string): string {
  const address = /^:?\d{1,5}(\/|$)/.test(text) ? `http://localhost:${text.replace(/^:/, "")}` : text;
  const whole = /^https?:\/\//.test(address) ? address : `http://${address}`;
  if (!URL.canParse(whole))
    throw new UsageError(`${text} is not a valid address. Use one such as localhost:3000/webhook.`);
  return whole;
}

export function targetOf({ text, profile }: Invocation): ForwardTarget | null {
  const to = text("forward-to");
  if (to === undefined) return null;
  return { url: forwardAddress(to), secret: text("secret") ?? listenSecret(profile.name) };
}

/**
 * Prints an event and, if it was forwarded, the receiver's response.
 * @returns whether the receiver accepted the event
 */
export async function tellOf(
  { out, signal }: Invocation,
  event: Event,
  target: ForwardTarget | null,
): Promise<boolean> {
  const label = labelOf(event);
  const begin = `${event.occurred_at}  ${label.padEnd(20)} ${event.id}`;
  if (target === null) {
    out.event(begin, { event: label, ...event });
    return true;
  }
  const forwarded = await forward(event, target, signal);
  const { status, error, duration_ms: ms } = forwarded;
  out.event(`${begin}  -> ${status ?? error} POST ${target.url} (${ms} ms)`, {
    event: label,
    id: event.id,
    url: target.url,
    ...forwarded,
  });
  return status !== null && status >= 200 && status < 300;
}

async function listen(call: Invocation): Promise<void> {
  const { sarraf, text, texts, out, complain, signal } = call;
  const target = targetOf(call);
  const kinds = texts("kind");
  const most = text("limit") === undefined ? Number.POSITIVE_INFINITY : countOf(call, "limit", 1);
  const talk = {
    ready: () => {
      const address = target?.url ?? null;
      const secret = target?.secret ?? null;
      const signed = secret === null ? "" : ` They are signed with ${secret}`;
      out.event(`Listening for events.${signed}`, { listening: true, url: address, secret });
      call.tellNext();
    },
    broken: (error: unknown) => complain(errorText(error, out.isJson)),
  };
  let told = 0;
  for await (const event of eventStream(sarraf, talk, signal)) {
    if (kinds.length > 0 ? !kinds.includes(event.kind) : event.kind.includes(".")) continue;
    await tellOf(call, event, target);
    told += 1;
    if (told >= most) return;
  }
}

export const FORWARD_OPTIONS = {
  "forward-to": { value: "url", help: "Post events to this address, such as localhost:4242/webhook" },
  secret: { value: "whsec_…", help: "Signing secret; default: the profile's secret" },
} as const;

export const LISTEN: readonly Command[] = [
  {
    words: "listen",
    help: "Print events as they happen until Ctrl-C; with --forward-to post them, signed, to your machine",
    next: "trigger an event in another terminal, in a sandbox: sarraf trigger payment.success",
    options: {
      ...FORWARD_OPTIONS,
      kind: {
        value: "kind",
        help: "Only these kinds; default: those that webhook addresses receive",
        choices: EVENT_KINDS,
        isMultiple: true,
      },
      limit: { value: "number", help: "End after this number of events" },
    },
    examples: ["sarraf listen --forward-to localhost:4242/webhook", "sarraf listen --json --kind payment"],
    run: listen,
  },
];
