import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { Sarraf, VERSION } from "@sarraf/node";
import { type Command, type Invocation, UsageError } from "../command";
import { forgetProfile, keepProfile, profilesPath, readProfiles, useProfile } from "../profiles";

const LOCAL = "http://localhost:3000";

/** Reads a line from standard input; a typed secret is not shown. */
async function ask(
  question: string,
  { isSecret = false, signal }: { isSecret?: boolean; signal: AbortSignal },
): Promise<string> {
  const isTerminal = process.stdin.isTTY === true;
  if (isTerminal) process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const output = isSecret || !isTerminal ? nowhere : process.stderr;
  const lines = createInterface({ input: process.stdin, output, terminal: isTerminal });
  try {
    if (isTerminal) return (await lines.question("", { signal })).trim();
    for await (const line of lines) return line.trim();
    return "";
  } finally {
    lines.close();
    if (isTerminal && isSecret) process.stderr.write("\n");
  }
}

async function login({ text, profile, out, signal }: Invocation): Promise<void> {
  const isTerminal = process.stdin.isTTY === true;
  const kept = readProfiles().profiles[profile.name]?.base_url ?? LOCAL;
  const asked = profile.baseUrl ?? (isTerminal ? await ask(`Address of the installation [${kept}]: `, { signal }) : "");
  const baseUrl = asked === "" ? kept : asked;
  if (!URL.canParse(baseUrl)) throw new UsageError(`${baseUrl} is not a valid address. Give one with --base-url.`);
  const apiKey =
    text("api-key") ?? (process.env.SARRAF_API_KEY || (await ask("Private key (sk_…): ", { isSecret: true, signal })));
  if (apiKey === "") throw new UsageError("A private key is needed: type it, or pipe it in.");
  const settings = await new Sarraf({ apiKey, baseUrl }).merchant.settings({ signal });
  keepProfile(profile.name, { apiKey, baseUrl: baseUrl.replace(/\/+$/, "") });
  const { name: merchant, production } = settings;
  out.note(`Signed in as ${merchant}${production ? " (production)" : ""}. The key is in ${profilesPath()}.`);
  if (out.isJson) out.object({ profile: profile.name, merchant, production, base_url: baseUrl });
}

async function whoami({ profile, sarraf, out, signal }: Invocation): Promise<void> {
  const { name: merchant, production } = await sarraf.merchant.settings({ signal });
  out.object({ profile: profile.name, base_url: sarraf.baseUrl, merchant, production });
}

export const LOGIN: readonly Command[] = [
  {
    words: "login",
    help: "Store a private key and the address of its installation",
    next: "see who you are with sarraf whoami, or create a session: sarraf sessions create",
    examples: ["sarraf login", "sarraf login --profile shop --base-url https://pay.example < key.txt"],
    run: login,
  },
  {
    words: "logout",
    help: "Remove the profile and its key",
    next: "see which profiles are left: sarraf profiles list",
    run: async ({ profile, out }) => {
      forgetProfile(profile.name);
      out.note(`Removed the profile ${profile.name}.`);
    },
  },
  {
    words: "whoami",
    help: "Print the merchant, profile and installation that commands use",
    next: "see the sessions of this merchant: sarraf sessions list",
    run: whoami,
  },
  {
    words: "version",
    help: "Print the version of sarraf",
    next: null,
    run: async ({ out }) => (out.isJson ? out.object({ version: VERSION }) : out.text(`${VERSION}\n`)),
  },
  {
    words: "profiles list",
    help: "List the profiles",
    next: { found: "choose one: sarraf profiles use <profile>", nothing: "sign in: sarraf login" },
    run: async ({ out }) => {
      const { current, profiles } = readProfiles();
      const rows = Object.entries(profiles).map(([name, { base_url }]) => ({
        name,
        base_url,
        current: name === current,
      }));
      out.table(rows, [
        ["", ({ current: isCurrent }) => (isCurrent ? "*" : "")],
        ["profile", "name"],
        ["address", "base_url"],
      ]);
    },
  },
  {
    words: "profiles use",
    help: "Make a profile the current one",
    next: "check that its key works: sarraf whoami",
    args: [{ name: "profile" }],
    run: async ({ args: [name = ""], out }) => {
      useProfile(name);
      out.note(`Commands now use the profile ${name}.`);
    },
  },
];
