import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { allGateways, createGatewayAccount } from "@/server/domain/gateways";
import {
  type BrandSlot,
  createApiKey,
  createMerchant,
  KeyRotation,
  listApiKeys,
  listMerchants,
  merchantById,
  NewApiKey,
  readSettings,
  removeBrandImage,
  renewWebhookKeys,
  revokeApiKey,
  rotateApiKey,
  SettingsPatch,
  updateMerchant,
  updateSettings,
  uploadBrandImage,
} from "@/server/domain/merchants";
import { type AccountEvent, changeAccount, customerAccounts } from "@/server/domain/wallet";
import { firstRows } from "@/server/kernel/page";
import { readInput } from "@/server/kernel/read-input";
import type { SystemCtx } from "@/server/kernel/types";
import { GATEWAYS } from "../seed/gateways";
import { type Command, contextOf, places } from "./command";
import { gatewayCheck, gatewayCreate, gatewayCredentials, gatewayFacts, gatewaySet } from "./gateway-commands";
import { onOff } from "./gateway-options";
import { type CommandWords, nextStepOf } from "./next-steps";
import { parkedDecide, parkedList } from "./parked-commands";
import { reseal } from "./reseal";
import { Mistake } from "./usage-error";
import { secondFactorReset, userCreate, userPassword } from "./user-commands";

const ALL = firstRows(1_000);
const TEXT = { type: "string" } as const;

/**
 * Advice for the operator after a merchant was created. Never throws, because the keys are printed only once.
 */
async function nextStep(system: SystemCtx, merchantId: string, isSandbox: boolean): Promise<string> {
  const command = `npm run merchant -- gateway create ${merchantId} <code> --name <name> --currency <code>`;
  if (!isSandbox) return `Add a gateway account: ${command}`;
  const missing = new Set(GATEWAYS.map(({ code }) => code));
  try {
    const ctx = await contextOf(system, merchantId);
    for (const gateway of GATEWAYS) {
      await createGatewayAccount(ctx, gateway);
      missing.delete(gateway.code);
    }
    return `Sign in to ${ctx.merchant.baseUrl} with: sarraf login --base-url ${ctx.merchant.baseUrl}`;
  } catch (error) {
    return `These gateway accounts are missing: ${[...missing].join(", ")} (${String(error)}). Add them: ${command}`;
  }
}

const create: Command = async (system, words) => {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      name: TEXT,
      timezone: TEXT,
      region: TEXT,
      language: TEXT,
      "webhook-url": TEXT,
      "base-url": TEXT,
      production: { type: "boolean" },
      sandbox: { type: "boolean" },
    },
  });
  places(positionals);
  if (values.name === undefined) throw new Mistake("--name is required.");
  if (values.production && values.sandbox) throw new Mistake("--sandbox accounts cannot be used in production.");
  const made = await createMerchant(system, {
    name: values.name,
    timezone: values.timezone,
    region: values.region,
    default_language: values.language,
    webhook_url: values["webhook-url"],
    base_url: values["base-url"],
    production: values.production,
  });
  return {
    merchant_id: made.merchantId,
    private_key: made.privateKey,
    public_key: made.publicKey,
    webhook_hmac_key: made.hmacKey,
    webhook_secret: made.webhookSecret,
    next: await nextStep(system, made.merchantId, values.sandbox === true),
  };
};

const list: Command = async (system, words) => {
  places(words);
  const merchants = await listMerchants(system);
  const lines = merchants.map(({ merchant_id, production, name }) => [
    merchant_id,
    production ? "production" : "sandbox",
    name,
  ]);
  return lines.length === 0 ? "There are no merchants." : lines.map((line) => line.join("  ")).join("\n");
};

const show: Command = async (system, words) => {
  const [merchantId = ""] = places(words, "merchant");
  const ctx = await contextOf(system, merchantId);
  const settings = (await listMerchants(system)).find(({ merchant_id }) => merchant_id === merchantId);
  const keys = (await listApiKeys(ctx, ALL)).results;
  return { ...settings, api_keys: keys, gateways: (await allGateways(ctx)).map(gatewayFacts) };
};

const production: Command = async (system, words) => {
  const [merchantId = "", state = ""] = places(words, "merchant", "on|off");
  await updateMerchant(system, merchantId, { production: onOff(state, "production") });
  return `${merchantId} is ${state === "on" ? "" : "no longer "}flagged production.`;
};

const baseUrl: Command = async (system, words) => {
  const [merchantId = "", address = ""] = places(words, "merchant", "url|none");
  await updateMerchant(system, merchantId, { base_url: address === "none" ? null : address });
  return `Links of ${merchantId} start with ${(await merchantById(system, merchantId)).baseUrl}`;
};

const BRAND_OPTIONS = {
  name: TEXT,
  "name-ar": TEXT,
  color: TEXT,
  "support-email": TEXT,
  "support-phone": TEXT,
  "support-url": TEXT,
  "terms-url": TEXT,
  "privacy-url": TEXT,
} as const;

const brand: Command = async (system, words) => {
  const { values, positionals } = parseArgs({ args: [...words], allowPositionals: true, options: BRAND_OPTIONS });
  const [merchantId = ""] = places(positionals, "merchant");
  const given = Object.entries(values).map(([option, text]) => [
    option === "color" ? "brand_color" : option.replaceAll("-", "_"),
    text === "none" ? "" : text,
  ]);
  return updateSettings(await contextOf(system, merchantId), readInput(SettingsPatch, Object.fromEntries(given)));
};

async function bytesOf(file: string): Promise<Buffer> {
  return readFile(file).catch((error: unknown) => {
    throw new Mistake(`The file ${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  });
}

function imageChange(slot: BrandSlot): Command {
  return async (system, words) => {
    const [merchantId = "", file = ""] = places(words, "merchant", "file|none");
    const ctx = await contextOf(system, merchantId);
    if (file === "none") await removeBrandImage(ctx, slot);
    else await uploadBrandImage(ctx, { slot, bytes: await bytesOf(file) });
    return readSettings(ctx);
  };
}

const keyCreate: Command = async (system, words) => {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { name: TEXT, expires: TEXT },
  });
  const [merchantId = ""] = places(positionals, "merchant");
  const input = readInput(NewApiKey, { name: values.name, expires_at: values.expires });
  return createApiKey(await contextOf(system, merchantId), input);
};

const keyRevoke: Command = async (system, words) => {
  const [merchantId = "", keyId = ""] = places(words, "merchant", "key id");
  await revokeApiKey(await contextOf(system, merchantId), keyId);
  return `${keyId} is revoked.`;
};

const keyRotate: Command = async (system, words) => {
  const [merchantId = "", keyId = ""] = places(words, "merchant", "key id");
  return rotateApiKey(
    await contextOf(system, merchantId),
    keyId,
    readInput(KeyRotation, { overlap_seconds: 0, expires_at: null }),
  );
};

const webhookKeysRotate: Command = async (system, words) => {
  const [merchantId = ""] = places(words, "merchant");
  const { hmacKey, webhookSecret } = await renewWebhookKeys(await contextOf(system, merchantId));
  return { webhook_hmac_key: hmacKey, webhook_secret: webhookSecret };
};

const walletAccounts: Command = async (system, words) => {
  const [merchantId = "", customerId = ""] = places(words, "merchant", "customer id");
  return customerAccounts(await contextOf(system, merchantId), customerId);
};

function walletChange(event: AccountEvent): Command {
  return async (system, words) => {
    const [merchantId = "", accountId = ""] = places(words, "merchant", "account id");
    return `${accountId} is ${await changeAccount(await contextOf(system, merchantId), { accountId, event })}.`;
  };
}

const COMMANDS: Readonly<Record<CommandWords, Command>> = {
  create,
  list,
  show,
  production,
  "base-url": baseUrl,
  brand,
  logo: imageChange("logo"),
  favicon: imageChange("favicon"),
  "key create": keyCreate,
  "key revoke": keyRevoke,
  "key rotate": keyRotate,
  "webhook-keys rotate": webhookKeysRotate,
  "gateway create": gatewayCreate,
  "gateway set": gatewaySet,
  "gateway credentials": gatewayCredentials,
  "gateway check": gatewayCheck,
  "parked list": parkedList,
  "parked decide": parkedDecide,
  reseal,
  "wallet accounts": walletAccounts,
  "wallet suspend": walletChange("suspended"),
  "wallet activate": walletChange("activated"),
  "wallet close": walletChange("closed"),
  "user create": userCreate,
  "user password": userPassword,
  "user second-factor reset": secondFactorReset,
};

function isCommand(words: string): words is CommandWords {
  return Object.hasOwn(COMMANDS, words);
}

/**
 * @returns the output
 * @throws {Mistake} for an unknown command or wrong arguments
 * @throws {AppError} if a domain function refuses
 */
export async function runCommand(
  system: SystemCtx,
  words: readonly string[],
  suggest?: (next: string) => void,
): Promise<string> {
  for (const length of [3, 2, 1]) {
    const command = words.slice(0, length).join(" ");
    if (!isCommand(command)) continue;
    const answer = await COMMANDS[command](system, words.slice(length));
    const next = nextStepOf(command, words.slice(length));
    if (next !== null) suggest?.(next);
    return typeof answer === "string" ? answer : JSON.stringify(answer, null, 2);
  }
  throw new Mistake(`There is no command "${words.join(" ")}". Try: npm run merchant -- help`);
}
