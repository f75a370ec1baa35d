/**
 * The protocol of messages with the app: accepts valid messages, matches replies to questions, and repeats a
 * result until the app acknowledges it.
 */
import { randomId } from "@/sdk/web/random-id";
import {
  BRIDGE_VERSION,
  type Envelope,
  type MessageData,
  type PageMessage,
  type ResultMessage,
  readMessage,
  type ShellMessage,
  writeMessage,
} from "./messages";

type Said = Exclude<
  ShellMessage,
  "ack" | "validate.result" | "wallet.availability.result" | "wallet.result" | "navigate.closed"
>;

export type Reactions = { readonly [Type in Said]: (data: MessageData, id: string) => void } & {
  readonly silence: () => void;
};

const ANSWERS = {
  "validate.request": "validate.result",
  "wallet.availability.request": "wallet.availability.result",
  "wallet.request": "wallet.result",
  navigate: "navigate.closed",
} as const satisfies Partial<Record<PageMessage, ShellMessage>>;

const INIT_MS = 5_000;
const RESEND_MS = 1_000;
const RESENDS = 3;
/** Number of remembered message ids, more than a payment needs. */
const REMEMBERED = 500;

export type ShellAnswer = { readonly data: MessageData; readonly id: string };

type Question = { readonly type: ShellMessage; readonly answer: (answer: ShellAnswer | null) => void };

export class Conversation {
  private readonly heard = new Set<string>();
  private readonly questions = new Map<string, Question>();
  private unheard: { readonly id: string; readonly timer: ReturnType<typeof setInterval> } | null = null;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private state: "greeting" | "open" | "over" | "detached" = "greeting";

  constructor(
    private sid: string,
    private readonly send: (text: string) => void,
    private readonly reactions: Reactions,
  ) {}

  /** Sends the greeting, to which the app replies with `init`. */
  begin(pageVersion: string): void {
    this.say("hello", { page_version: pageVersion, bridge_versions: [BRIDGE_VERSION] });
    this.silence = setTimeout(() => {
      if (this.state === "greeting") this.reactions.silence();
    }, INIT_MS);
  }

  say(type: PageMessage, data: MessageData, re: string | null = null): string {
    const message = this.envelope(type, data, re);
    if (this.state !== "detached") this.send(writeMessage(message));
    return message.id;
  }

  ask(type: keyof typeof ANSWERS, data: MessageData, milliseconds: number): Promise<ShellAnswer | null> {
    return new Promise((done) => {
      const id = this.say(type, data);
      const timer = setTimeout(() => answer(null), milliseconds);
      const answer = (given: ShellAnswer | null) => {
        clearTimeout(timer);
        this.questions.delete(id);
        done(given);
      };
      this.questions.set(id, { type: ANSWERS[type], answer });
    });
  }

  get isAsking(): boolean {
    return this.questions.size > 0;
  }

  /** Reports the payment's end once; later results are sent only after the app restarts the page. */
  end(type: ResultMessage, data: MessageData): void {
    if (this.state === "over" || this.state === "detached") return;
    this.state = "over";
    clearTimeout(this.silence);
    const message = this.envelope(type, data, null);
    const text = writeMessage(message);
    this.send(text);
    let left = RESENDS;
    const timer = setInterval(() => {
      if (left > 0) this.send(text);
      else this.stopResending();
      left -= 1;
    }, RESEND_MS);
    this.unheard = { id: message.id, timer };
  }

  restart(sid: string): void {
    this.stopResending();
    this.giveUpQuestions();
    this.sid = sid;
    this.state = "open";
  }

  close(): void {
    this.state = "detached";
    clearTimeout(this.silence);
    this.stopResending();
    this.giveUpQuestions();
  }

  hear(text: unknown): void {
    if (this.state === "detached") return;
    const incoming = readMessage(text, this.sid);
    if (incoming.kind === "ignored") return;
    const id = incoming.kind === "version" ? incoming.id : incoming.message.id;
    if (this.heard.has(id)) return;
    this.remember(id);
    if (incoming.kind === "version") this.refuse("unsupported_version", id);
    else this.react(incoming.message);
  }

  private react({ type, id, re, data }: Envelope<ShellMessage>): void {
    switch (type) {
      case "ack":
        if ((data.re ?? re) === this.unheard?.id) this.stopResending();
        break;
      case "validate.result":
      case "wallet.availability.result":
      case "wallet.result":
      case "navigate.closed":
        this.answer(type, re, { data, id });
        break;
      case "init":
        if (this.state === "greeting") this.open(data, id);
        else this.refuse("already_initialized", id);
        break;
      case "detach":
        this.reactions.detach(data, id);
        break;
      default:
        if (this.state !== "greeting") this.reactions[type](data, id);
    }
  }

  private open(data: MessageData, id: string): void {
    this.state = "open";
    clearTimeout(this.silence);
    this.reactions.init(data, id);
  }

  private answer(type: ShellMessage, re: string | null, given: ShellAnswer): void {
    const question = re === null ? undefined : this.questions.get(re);
    if (question?.type === type) question.answer(given);
  }

  private refuse(code: string, re: string): void {
    this.say("error", { message: code, status: "error", code, retryable: false }, re);
  }

  private envelope(type: PageMessage, data: MessageData, re: string | null): Envelope<PageMessage> {
    return { v: BRIDGE_VERSION, id: randomId(), re, type, sid: this.sid, ts: Date.now(), data };
  }

  private remember(id: string): void {
    this.heard.add(id);
    if (this.heard.size <= REMEMBERED) return;
    const [oldest = ""] = this.heard;
    this.heard.delete(oldest);
  }

  private stopResending(): void {
    clearInterval(this.unheard?.timer);
    this.unheard = null;
  }

  private giveUpQuestions(): void {
    for (const { answer } of [...this.questions.values()]) answer(null);
  }
}
