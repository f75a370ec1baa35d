import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ArgumentError, AuthenticationError, ConnectionError, errorOf } from "@sarraf/node";
import { afterAll, afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { type Command, GLOBAL_OPTIONS, UsageError } from "./command";
import { COMMANDS } from "./commands";
import { clockTarget } from "./commands/clock";
import { offers } from "./commands/completion";
import { forwardAddress } from "./commands/listen";
import { errorText, exitCodeOf } from "./exit-codes";
import { commandHelp, groupHelp } from "./help";
import { stepText } from "./next-step";
import { outputTo } from "./output";
import { findCommand, parseCommand } from "./parse";
import { chooseProfile, keepProfile, NotSignedIn } from "./profiles";
import { program } from "./program";

const found = (line: string): string => {
  const one = findCommand(line.split(" ").filter(Boolean), COMMANDS);
  return "command" in one ? one.command.words : `group ${one.words}`;
};

function command(words: string): Command {
  const one = COMMANDS.find((each) => each.words === words);
  if (one === undefined) throw new Error(`There is no ${words}.`);
  return one;
}

describe("the command line", () => {
  it.each([
    ["sessions list", "sessions list"],
    ["--json sessions --limit 3 list", "sessions list"],
    ["--profile shop logs", "logs"],
    ["trigger payment.success", "trigger"],
    ["sessions", "group sessions"],
    ["", "group "],
  ])("%s is: %s", (line, expected) => {
    expect(found(line)).toBe(expected);
  });

  it.each([
    ["sell", "There is no command sell. All of them"],
    ["sesions list", "There is no command sesions. Did you mean sessions?"],
    ["logn", "There is no command logn. Did you mean login?"],
    ["sessions crate", "There is no command sessions crate. Did you mean sessions create?"],
    ["sessions sell", "There is no command sessions sell."],
  ])("%s is refused", (line, message) => {
    expect(() => found(line)).toThrow(message);
  });

  it.each([
    ["sessions get", "<session_id> is missing."],
    ["sessions get a b", "b is one word too many."],
    ["sessions get a --fast", "Unknown option '--fast'"],
    ["sessions list --limt 3", "Unknown option '--limt'. Did you mean --limit?"],
    ["api fetch /b/", "<verb> must be one of get,"],
    ["sessions list --limit", "argument missing"],
    ["trigger payment.sent", "<event> must be one of payment.success,"],
    ["logs --method get", "--method must be one of GET,"],
  ])("%s is refused", (line, message) => {
    const argv = line.split(" ");
    const one = findCommand(argv, COMMANDS);
    expect(() => "command" in one && parseCommand(argv, one.command)).toThrow(message);
  });

  test("an option takes a value with every command, or with none", () => {
    const kinds = new Map<string, Set<string>>();
    for (const options of [GLOBAL_OPTIONS, ...COMMANDS.map((each) => each.options ?? {})])
      for (const [name, { value }] of Object.entries(options))
        kinds.set(name, (kinds.get(name) ?? new Set()).add(value === undefined ? "flag" : "value"));
    expect([...kinds].filter(([, of]) => of.size > 1)).toEqual([]);
  });

  test("every command has help with its arguments and options", () => {
    for (const each of COMMANDS) {
      const help = commandHelp(each);
      for (const name of Object.keys(each.options ?? {})) expect(help).toContain(`--${name}`);
      expect(help).toContain(`Usage: sarraf ${each.words}`);
      expect(groupHelp(COMMANDS, "")).toContain(each.help);
    }
  });
});

describe("the next step", () => {
  const signal = new AbortController().signal;
  const printed = async (line: string, isTerminal: boolean): Promise<string> => {
    const write = vi.fn<(text: string) => void>();
    expect(await program(line.split(" "), { write, complain: () => undefined, signal, isTerminal })).toBe(0);
    return write.mock.calls.flat().join("");
  };

  it("is null, or ends with a command that can be typed", () => {
    for (const { next } of COMMANDS)
      for (const step of typeof next === "object" ? Object.values(next ?? {}) : [next]) {
        const argv = step.split(": sarraf ")[1]?.split(" ") ?? [];
        const one = findCommand(argv, COMMANDS);
        expect("command" in one && parseCommand(argv, one.command), step).toBeTruthy();
      }
  });

  it("is printed in a terminal, and neither in a pipe nor with --json", async () => {
    vi.stubEnv("XDG_CONFIG_HOME", join(tmpdir(), "no-profiles"));
    expect(await printed("profiles list", true)).toBe("Nothing found.\n\nNext, sign in: sarraf login\n");
    expect(await printed("profiles list", false)).toBe("Nothing found.\n");
    expect(await printed("profiles list --json", true)).toBe("[]\n");
    expect(await printed("version", true)).toMatch(/^[\d.]+\n$/);
    vi.unstubAllEnvs();
  });

  it("names what was made, unless a shell would read it as more than a word", () => {
    const { next } = command("sessions create");
    expect(stepText(next, { session_id: "1bb9" }, false)).toMatch(/sarraf sessions get 1bb9$/);
    expect(stepText(next, { session_id: "1; rm" }, false)).toMatch(/sarraf sessions get <session_id>$/);
    expect(stepText(command("sessions list").next, {}, true)).toMatch(/sarraf sessions create$/);
  });
});

const unreachable = "--api-key k --base-url http://127.0.0.1:1";

it.each([
  ["links create Course --max-payments 1O", "--max-payments must be a whole number"],
  ["links create Course --max-payments 0", "--max-payments must be a whole number"],
  ["links create Course --max-payments 1000001", "--max-payments must be a whole number"],
  ["invoices payments 1O", "<invoice_id> must be a number"],
  ["invoices pay inv-7 --amount 4.000", "<invoice_id> must be a number"],
  ["wallet operation 1O", "<operation_id> must be a number"],
])("%s is refused before a request is sent", async (line, message) => {
  const complain = vi.fn<(text: string) => void>();
  const signal = new AbortController().signal;
  const code = await program(`${line} ${unreachable}`.split(" "), { write: () => undefined, complain, signal });
  expect([code, String(complain.mock.calls)]).toEqual([2, expect.stringContaining(message)]);
});

it.each([
  ["sessions create --amount 1.000 --pg-code sandbox"],
  ["sessions refund s-1"],
  ["sessions capture s-1"],
  ["sessions void s-1"],
  ["links create Course --amount 1.000"],
  ["invoices pay 7"],
  ["wallet credit c-1 1.000"],
])("%s takes an idempotency key, and refuses one that no header can carry", async (line) => {
  const complain = vi.fn<(text: string) => void>();
  const signal = new AbortController().signal;
  const run = (key: string) =>
    program([...`${line} ${unreachable}`.split(" "), ...key.split(" ")], { write: () => undefined, complain, signal });
  expect(await run("--idempotency-key طلب")).toBe(2);
  expect(await run("--idempotency-key k --key j")).toBe(2);
  expect(String(complain.mock.calls[0])).toContain("Key contains a line break or a character beyond ASCII");
  expect(String(complain.mock.calls[1])).toContain("--idempotency-key and --key differ");
});

describe("the profile", () => {
  const home = mkdtempSync(join(tmpdir(), "profiles-"));
  const chosen = (options: { profile?: string; apiKey?: string }) =>
    chooseProfile({ profile: undefined, apiKey: undefined, baseUrl: undefined, ...options });
  beforeEach(() => {
    for (const name of ["SARRAF_PROFILE", "SARRAF_API_KEY", "SARRAF_BASE_URL"]) vi.stubEnv(name, "");
    vi.stubEnv("XDG_CONFIG_HOME", home);
    keepProfile("shop", { apiKey: "sk_shop", baseUrl: "http://shop.test" });
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });
  afterAll(() => rmSync(home, { recursive: true }));

  it("that does not exist is named in the error, and not replaced by the key of the environment", async () => {
    const complain = vi.fn<(text: string) => void>();
    const terminal = { write: () => undefined, complain, signal: new AbortController().signal };
    vi.stubEnv("SARRAF_API_KEY", "sk_other");
    vi.stubEnv("SARRAF_BASE_URL", "http://127.0.0.1:1");
    expect(await program(["whoami", "--profile", "nope"], terminal)).toBe(3);
    expect(String(complain.mock.calls)).toContain("There is no profile nope.");
    vi.stubEnv("SARRAF_PROFILE", "nope");
    expect(await program(["whoami"], terminal)).toBe(3);
  });

  it("of the option goes before the environment, and the environment before the current one", () => {
    vi.stubEnv("SARRAF_API_KEY", "sk_other");
    expect(chosen({})).toMatchObject({ name: "shop", apiKey: "sk_other" });
    expect(chosen({ profile: "shop" })).toMatchObject({ apiKey: "sk_shop", baseUrl: "http://shop.test" });
    expect(chosen({ profile: "shop", apiKey: "sk_typed" })).toMatchObject({ apiKey: "sk_typed" });
  });
});

test("a link takes up to a million payments", async () => {
  const create = vi.fn(async () => ({}));
  const values: Readonly<Record<string, string>> = { "max-payments": "1000000" };
  const call = { args: ["Course"], text: (option: string) => values[option], out: { object: () => undefined } };
  await Reflect.apply(command("links create").run, undefined, [{ ...call, sarraf: { paymentLinks: { create } } }]);
  expect(create).toHaveBeenCalledWith(expect.objectContaining({ max_payments: 1_000_000 }), expect.anything());
});

it.each([
  ["30m", { by: "PT30M" }],
  ["2h", { by: "PT2H" }],
  ["1mo", { by: "P1M" }],
  ["1y", { by: "P1Y" }],
  ["P4D", { by: "P4D" }],
  ["2027-01-01", { to: "2027-01-01T00:00:00Z" }],
  ["2027-01-01T12:00:00+03:00", { to: "2027-01-01T12:00:00+03:00" }],
])("the clock is advanced by or to %s", (text, target) => {
  expect(clockTarget(text)).toEqual(target);
});

it.each(["soon", "1", "-1d", ""])("the clock is not advanced by %j", (text) => {
  expect(() => clockTarget(text)).toThrow(UsageError);
});

it.each([
  ["4242", "http://localhost:4242"],
  [":4242/hook", "http://localhost:4242/hook"],
  ["localhost:4242/hook", "http://localhost:4242/hook"],
  ["https://shop.example/hook", "https://shop.example/hook"],
])("events go from %s to %s", (text, address) => {
  expect(forwardAddress(text)).toBe(address);
});

const refused = (status: number) => errorOf({ status, requestId: "r-1", body: { detail: "No." } });

it.each([
  [new Error("A bug."), 1],
  [new UsageError("No."), 2],
  [new ArgumentError("No."), 2],
  [new NotSignedIn("No."), 3],
  [refused(401), 3],
  [refused(403), 3],
  [refused(404), 4],
  [refused(400), 5],
  [refused(409), 5],
  [refused(429), 6],
  [refused(503), 7],
  [new ConnectionError("No.", { requestId: "r", isUnsent: true, isTimeout: false }), 7],
])("%s ends with %i", (error, code) => {
  expect(exitCodeOf(error)).toBe(code);
});

test("an error says which request it was, to people and to programs", () => {
  const error = new AuthenticationError("No.", { status: 401, requestId: "r-1" });
  expect(errorText(error, false)).toContain("sarraf logs --request-id r-1");
  expect(JSON.parse(errorText(error, true))).toEqual({
    error: { kind: "authentication", status: 401, message: "No.", fields: {}, request_id: "r-1" },
  });
});

test("a service that does not answer is not asked for its log", () => {
  const error = new ConnectionError("No.", { requestId: "r-1", isUnsent: true, isTimeout: false });
  expect(errorText(error, false)).toBe("error: No.\n(request r-1)");
});

describe("what is printed", () => {
  const items = [
    { id: "a", deep: { amount: "1.000" }, note: "x".repeat(60) },
    { id: "bcd", deep: { amount: null }, note: "two\nlines" },
  ];
  const printed = (isJson: boolean, print: (out: ReturnType<typeof outputTo>) => void): string => {
    const write = vi.fn<(text: string) => void>();
    print(outputTo(write, isJson));
    return write.mock.calls.flat().join("");
  };

  it("is a table for people, its cells short and on one line", () => {
    const table = printed(false, (out) =>
      out.table(items, [
        ["id", "id"],
        ["amount", "deep.amount"],
        ["note", "note"],
      ]),
    );
    const lines = ["ID   AMOUNT  NOTE", `a    1.000   ${"x".repeat(47)}…`, "bcd  -       two lines", ""];
    expect(table).toBe(lines.join("\n"));
    expect(printed(false, (out) => out.table([], []))).toBe("Nothing found.\n");
  });

  it("is what was answered for programs, without notes", () => {
    expect(JSON.parse(printed(true, (out) => out.table(items, [])))).toEqual(items);
    expect(printed(true, (out) => out.note("Hello."))).toBe("");
    expect(printed(true, (out) => out.event("text", { a: 1 }))).toBe('{"a":1}\n');
  });

  it("is an object's fields for people, without those that are empty", () => {
    const shown = { id: "a", none: null, list: [], codes: ["x", "y"], deep: { a: 1 }, tries: [{}, {}] };
    expect(printed(false, (out) => out.object(shown))).toBe(
      "id      a\ncodes   x, y\ndeep.a  1\ntries   2 (shown with --json)\n",
    );
    expect(printed(false, (out) => out.object({ a: { b: 1 } }, ["a.b", "c"]))).toBe("a.b  1\nc    -\n");
  });
});

test("a shell is offered commands, what belongs to them, and values to choose from", () => {
  const all = new Map(offers(COMMANDS).map(({ words, next }) => [words, next]));
  expect(all.get("")).toEqual(expect.arrayContaining(["login", "sessions", "clock"]));
  expect(all.get("clock")).toEqual(["show", "advance"]);
  expect(all.get("sessions refund")).toEqual(expect.arrayContaining(["--amount", "--json"]));
  expect(all.get("trigger")).toContain("payment.success");
  expect(command("completion").args?.[0]?.choices).toEqual(["bash", "zsh", "fish"]);
});
