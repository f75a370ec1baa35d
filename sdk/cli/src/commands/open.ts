import { spawn } from "node:child_process";
import { type Command, type Invocation, UsageError } from "../command";

const PAGES: Readonly<Record<string, string>> = {
  console: "/en/console/",
  demo: "/",
  docs: "/docs",
  events: "/en/console/events/",
  logs: "/en/console/requests/",
  mailbox: "/en/sandbox/mailbox",
  "test-tools": "/en/console/test/",
};

async function addressOf({ sarraf, signal }: Invocation, what: string): Promise<string> {
  const page = PAGES[what];
  if (page !== undefined) return `${sarraf.baseUrl}${page}`;
  if (what.startsWith("sub_")) return (await sarraf.subscriptions.pageLink(what, { signal })).page_url;
  if (!/^[0-9a-f]{40}$/.test(what))
    throw new UsageError(`Give ${Object.keys(PAGES).join(", ")}, the id of a session or that of a subscription.`);
  return (await sarraf.sessions.retrieve(what, { signal })).checkout_url;
}

function openerOf(): [program: string, ...args: string[]] {
  const { BROWSER } = process.env;
  if (BROWSER) return [BROWSER];
  if (process.platform === "darwin") return ["open"];
  return process.platform === "win32" ? ["cmd", "/c", "start", ""] : ["xdg-open"];
}

/** True if a browser started; otherwise the user opens the printed URL. */
function opened(address: string): Promise<boolean> {
  const [program, ...args] = openerOf();
  return new Promise((done) => {
    const browser = spawn(program, [...args, address], { stdio: "ignore", detached: true });
    browser.once("error", () => done(false));
    browser.once("spawn", () => {
      browser.unref();
      done(true);
    });
  });
}

async function open(call: Invocation): Promise<void> {
  const { args, flag, out } = call;
  const address = await addressOf(call, args[0] ?? "console");
  out.event(address, { url: address });
  if (!flag("print") && !(await opened(address))) out.note("No browser could be started.");
}

export const OPEN: readonly Command[] = [
  {
    words: "open",
    help: "Open a page in the browser, and print its address",
    next: null,
    args: [{ name: "what", isOptional: true }],
    options: { print: { help: "Only print the address" } },
    examples: ["sarraf open", "sarraf open events", "sarraf open 1bb928813c6cab4d14de1485ae39532557df41b9"],
    run: open,
  },
];
