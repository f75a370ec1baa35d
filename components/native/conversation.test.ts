import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Conversation, type Reactions } from "./conversation";

const SID = "s".repeat(40);
type SentMessage = { id: string; re: string | null; type: string; sid: string; data: Record<string, unknown> };

function talk() {
  const sent: SentMessage[] = [];
  const reacted: string[] = [];
  const note = (name: string) => () => void reacted.push(name);
  const reactions: Reactions = {
    init: note("init"),
    "config.update": note("config.update"),
    reload: note("reload"),
    back: note("back"),
    detach: note("detach"),
    silence: note("silence"),
  };
  const conversation = new Conversation(SID, (text) => sent.push(JSON.parse(text)), reactions);
  let count = 0;
  const hear = (type: string, data: object = {}, change: object = {}) => {
    count += 1;
    conversation.hear(
      JSON.stringify({ v: 1, id: `shell-${count}`, re: null, type, sid: SID, ts: count, data, ...change }),
    );
  };
  conversation.begin("1.0.0");
  return { conversation, sent, reacted, hear, last: () => sent.at(-1) as SentMessage };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the beginning", () => {
  test("is hello, then the app's init, once", () => {
    const { sent, hear, reacted, last } = talk();
    expect(sent).toMatchObject([{ type: "hello", sid: SID, data: { bridge_versions: [1] } }]);
    hear("back");
    expect(reacted).toEqual([]);
    hear("init");
    hear("init");
    expect(reacted).toEqual(["init"]);
    expect(last()).toMatchObject({ type: "error", re: "shell-3", data: { code: "already_initialized" } });
  });

  test("is awaited for five seconds", () => {
    const { hear, reacted } = talk();
    vi.advanceTimersByTime(4_999);
    expect(reacted).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(reacted).toEqual(["silence"]);
    const other = talk();
    other.hear("init");
    vi.advanceTimersByTime(60_000);
    expect(other.reacted).toEqual(["init"]);
    hear("detach");
  });
});

test("a message is heard once, and one of another version is answered once", () => {
  const { hear, reacted, sent, last } = talk();
  hear("init");
  hear("back", {}, { id: "twice" });
  hear("back", {}, { id: "twice" });
  expect(reacted).toEqual(["init", "back"]);
  hear("back", {}, { v: 2, id: "new" });
  expect(last()).toMatchObject({ type: "error", re: "new", data: { code: "unsupported_version" } });
  const before = sent.length;
  hear("back", {}, { v: 2, id: "new" });
  expect(sent).toHaveLength(before);
});

describe("a question", () => {
  test("is answered by the message that names it, of the right type", async () => {
    const { conversation, hear, last } = talk();
    hear("init");
    const answer = conversation.ask("validate.request", { form_of_payment: "redirect" }, 60_000);
    const { id } = last();
    hear("validate.result", { ok: false }, { re: "another" });
    hear("wallet.result", { status: "authorized" }, { re: id });
    expect(conversation.isAsking).toBe(true);
    hear("validate.result", { ok: true }, { re: id });
    expect((await answer)?.data).toEqual({ ok: true });
    expect(conversation.isAsking).toBe(false);
  });

  test.each(["time", "detach"])("without an answer ends with its %s", async (end) => {
    const { conversation, hear } = talk();
    hear("init");
    const answer = conversation.ask("navigate", { url: "https://pay.example" }, 60_000);
    if (end === "time") vi.advanceTimersByTime(60_000);
    else conversation.close();
    expect(await answer).toBeNull();
  });
});

describe("a result", () => {
  test("is sent once, and again each second until it is acknowledged, at most three times", () => {
    const { conversation, hear, sent } = talk();
    hear("init");
    conversation.end("success", { message: "Paid", status: "success" });
    conversation.end("error", { message: "late", status: "error" });
    const told = () => sent.filter(({ type }) => type === "success" || type === "error");
    expect(told()).toHaveLength(1);
    vi.advanceTimersByTime(2_000);
    hear("ack", { re: "another" });
    vi.advanceTimersByTime(60_000);
    expect(told().map(({ type, id }) => [type, id])).toEqual(Array(4).fill(["success", told()[0]?.id]));
  });

  test("that is acknowledged is not told again", () => {
    const { conversation, hear, sent, last } = talk();
    hear("init");
    conversation.end("cancel", { status: "canceled" });
    hear("ack", { re: last().id });
    const before = sent.length;
    vi.advanceTimersByTime(60_000);
    expect(sent).toHaveLength(before);
  });

  test("may follow another once the app has shown the payment again, for another session as well", () => {
    const { conversation, hear, last } = talk();
    hear("init");
    conversation.end("cancel", { status: "canceled" });
    const other = "t".repeat(40);
    conversation.restart(other);
    conversation.end("success", { status: "success" });
    expect(last()).toMatchObject({ type: "success", sid: other });
  });
});

test("after detach nothing is said or heard", () => {
  const { conversation, hear, sent, reacted } = talk();
  hear("init");
  conversation.close();
  conversation.say("height", { height: 3 });
  conversation.end("success", {});
  hear("back");
  vi.advanceTimersByTime(60_000);
  expect(sent.map(({ type }) => type)).toEqual(["hello"]);
  expect(reacted).toEqual(["init"]);
});
