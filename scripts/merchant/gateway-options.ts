import type { GatewayInput } from "@/server/domain/gateways";
import { Mistake } from "./usage-error";

const TEXT = { type: "string" } as const;

export const GATEWAY_OPTIONS = {
  name: TEXT,
  "name-ar": TEXT,
  currency: TEXT,
  currencies: TEXT,
  plugins: TEXT,
  operation: TEXT,
  operations: TEXT,
  flow: TEXT,
  connector: TEXT,
  environment: TEXT,
  tokenizable: TEXT,
  "auto-debit": TEXT,
  "multi-attempt": TEXT,
  "result-popup": TEXT,
  wallets: TEXT,
  services: TEXT,
  tags: TEXT,
  "fee-fixed": TEXT,
  "fee-percent": TEXT,
  "fee-description": TEXT,
  "fee-description-ar": TEXT,
  "charges-per-second": TEXT,
  rate: { type: "string", multiple: true },
} as const;

export type GatewayOptions = { [name in Exclude<keyof typeof GATEWAY_OPTIONS, "rate">]?: string } & { rate?: string[] };

function list(value: string | undefined): string[] | undefined {
  if (value === undefined) return undefined;
  return value === "none" ? [] : value.split(",").map((item) => item.trim());
}

function clearable(value: string | undefined): string | null | undefined {
  return value === "none" ? null : value;
}

function numberOrNone(value: string | undefined): number | null | undefined {
  const text = clearable(value);
  return typeof text === "string" ? Number(text) : text;
}

/** @throws {Mistake} for anything but `on` and `off` */
export function onOff(value: string, what: string): boolean {
  if (value !== "on" && value !== "off") throw new Mistake(`${what} is "on" or "off".`);
  return value === "on";
}

function isTest(environment: string | undefined): boolean | undefined {
  if (environment === undefined) return undefined;
  if (environment !== "test" && environment !== "live") throw new Mistake(`--environment is "test" or "live".`);
  return environment === "test";
}

function rates(values: readonly string[] | undefined): Record<string, string> | undefined {
  if (values === undefined) return undefined;
  const pairs = values.filter((value) => value !== "none").map((value) => value.split("="));
  const wrong = pairs.find((pair) => pair.length !== 2);
  if (wrong) throw new Mistake(`"${wrong.join("=")}" is no rate; write it as USD=0.307.`);
  return Object.fromEntries(pairs);
}

/** @throws {Mistake} if an option cannot be parsed */
export function gatewayChanges(options: GatewayOptions): Partial<Omit<GatewayInput, "code">> {
  const claim = (name: "tokenizable" | "auto-debit" | "multi-attempt" | "result-popup"): boolean | undefined => {
    const value = options[name];
    return value === undefined ? undefined : onOff(value, `--${name}`);
  };
  return {
    name: options.name,
    nameAr: clearable(options["name-ar"]),
    defaultCurrency: options.currency,
    acceptedCurrencies: list(options.currencies),
    plugins: list(options.plugins),
    operation: options.operation,
    operations: list(options.operations),
    flow: options.flow,
    connector: options.connector,
    isSandbox: isTest(options.environment),
    isTokenizable: claim("tokenizable"),
    autoDebitEnabled: claim("auto-debit"),
    multiAttempt: claim("multi-attempt"),
    requiresResultPopup: claim("result-popup"),
    walletProviders: list(options.wallets),
    paymentServices: list(options.services),
    tags: list(options.tags),
    feeFixed: clearable(options["fee-fixed"]),
    feePercent: clearable(options["fee-percent"]),
    feeDescription: clearable(options["fee-description"]),
    feeDescriptionAr: clearable(options["fee-description-ar"]),
    exchangeRates: rates(options.rate),
    chargesPerSecond: numberOrNone(options["charges-per-second"]),
  };
}
