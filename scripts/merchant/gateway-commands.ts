import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import {
  checkGatewayAccount,
  createGatewayAccount,
  environmentOf,
  type GatewayAccount,
  gatewayFields,
  setGatewayFields,
  updateGatewayAccount,
} from "@/server/domain/gateways";
import { type Command, contextOf, places } from "./command";
import { GATEWAY_OPTIONS, gatewayChanges } from "./gateway-options";
import { Mistake } from "./usage-error";

/** Fields of a gateway account that the command prints, without secrets. */
export function gatewayFacts(account: GatewayAccount) {
  const { id: _, merchantId: __, feeFixed, feePercent, ...facts } = account;
  return {
    ...facts,
    environment: environmentOf(account),
    feeFixed: feeFixed?.toFixed() ?? null,
    feePercent: feePercent?.toFixed() ?? null,
  };
}

function gatewayWords(words: readonly string[]) {
  const { values, positionals } = parseArgs({ args: [...words], allowPositionals: true, options: GATEWAY_OPTIONS });
  const [merchantId = "", code = ""] = places(positionals, "merchant", "code");
  return { merchantId, code, changes: gatewayChanges(values) };
}

export const gatewayCreate: Command = async (system, words) => {
  const { merchantId, code, changes } = gatewayWords(words);
  const { name, defaultCurrency, ...rest } = changes;
  if (name === undefined || defaultCurrency === undefined) throw new Mistake("--name and --currency are required.");
  const ctx = await contextOf(system, merchantId);
  return gatewayFacts(await createGatewayAccount(ctx, { code, name, defaultCurrency, ...rest }));
};

export const gatewaySet: Command = async (system, words) => {
  const { merchantId, code, changes } = gatewayWords(words);
  return gatewayFacts(await updateGatewayAccount(await contextOf(system, merchantId), { code, changes }));
};

/** Credentials are read from standard input, because other users can see command lines. */
export const gatewayCredentials: Command = async (system, words) => {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { env: { type: "string" } },
  });
  const [merchantId = "", code = ""] = places(positionals, "merchant", "code");
  const given = values.env === undefined ? fromLines(await text(process.stdin)) : fromEnvironment(values.env);
  if (Object.keys(given).length === 0) throw new Mistake("No field was given; write one name=value a line.");
  const ctx = await contextOf(system, merchantId);
  await setGatewayFields(ctx, { code, values: given });
  const check = await checkGatewayAccount(ctx, code);
  return { ...(await gatewayFields(ctx, code)), check };
};

export const gatewayCheck: Command = async (system, words) => {
  const [merchantId = "", code = ""] = places(words, "merchant", "code");
  const ctx = await contextOf(system, merchantId);
  const check = await checkGatewayAccount(ctx, code);
  return { ...(await gatewayFields(ctx, code)), check };
};

function fromLines(input: string): Record<string, string> {
  const lines = input.split(/\r?\n/).filter((line) => line.trim() !== "");
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf("=");
      if (at < 1) throw new Mistake("A field is written as name=value.");
      return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
    }),
  );
}

/** Reads gateway credentials from environment variables: `PREFIX_apiKey` is the field `apiKey`. */
function fromEnvironment(prefix: string): Record<string, string> {
  const start = `${prefix}_`;
  const found = Object.entries(process.env).filter(([name]) => name.startsWith(start));
  return Object.fromEntries(found.map(([name, value]) => [name.slice(start.length), value ?? ""]));
}
