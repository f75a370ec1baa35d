import { PermissionError, type Sarraf, type SessionCreate } from "@sarraf/node";
import { given, type Invocation, type Option, objectOf, UsageError, unread } from "../command";

export const SESSION_OPTIONS: Readonly<Record<string, Option>> = {
  amount: { value: "decimal", help: "Amount; default in the sandbox: 10.500" },
  currency: { value: "code", help: "Currency, default KWD" },
  "pg-code": { value: "code", help: "Gateway; default: one that takes the payment", isMultiple: true },
  "order-no": { value: "text", help: "Your reference" },
  "customer-id": { value: "id", help: "Your id of the customer" },
  "customer-email": { value: "address", help: "Email address of the customer" },
  "webhook-url": { value: "url", help: "Address for its webhooks; default: the merchant's" },
  data: { value: "json", help: "More fields of the request" },
};

export type GatewayNeeds = {
  readonly operation?: "purchase" | "authorize";
  /** Operations, such as a capture, that the gateway must support. */
  readonly operations?: readonly string[];
  readonly keepsCards?: boolean;
};

/** Returns the named gateway codes, or the code of the first suitable gateway. */
async function gatewaysOf(
  { sarraf, texts, signal }: Invocation,
  currency: string,
  needs: GatewayNeeds,
): Promise<readonly string[]> {
  const named = texts("pg-code");
  return named.length > 0 ? named : [await fittingGateway(sarraf, currency, { ...needs, signal })];
}

async function fittingGateway(
  sarraf: Sarraf,
  currency: string,
  { operation, operations = [], keepsCards = false, signal }: GatewayNeeds & { signal: AbortSignal },
): Promise<string> {
  const purpose = { plugin: "payment_request", currencies: [currency], ...given({ operation }) } as const;
  const cards = keepsCards ? { tokenizable: true, auto_debit: true } : {};
  const { payment_methods: methods } = await sarraf.paymentMethods({ ...purpose, ...cards }, { signal });
  const found = methods.find((each) => operations.every((one) => (each.operations as readonly string[]).includes(one)));
  if (found !== undefined) return found.code;
  const wanted = [operation, ...operations, keepsCards && "saved cards"].filter(Boolean).join(", ");
  throw new UsageError(`No gateway of yours takes ${currency}${wanted && ` with ${wanted}`}: name one with --pg-code.`);
}

/** @throws {UsageError} if the merchant is in production, or the key may not read whether it is */
export async function sandboxAmount({ sarraf, signal }: Invocation, amount: string): Promise<string> {
  const { name, production } = await sarraf.merchant.settings({ signal }).catch((error: unknown) => {
    if (!(error instanceof PermissionError)) throw error;
    throw new UsageError("This key may not read whether the merchant is in production: name the amount with --amount.");
  });
  if (!production) return amount;
  throw new UsageError(`${name} is in production, where no amount is assumed: name it with --amount.`);
}

/** The request body that creates a session, from the command's options, which override `fields`. */
export async function sessionOf(
  call: Invocation,
  fields: Partial<SessionCreate> = {},
  needs: GatewayNeeds = {},
): Promise<SessionCreate> {
  const { text } = call;
  const currency = text("currency") ?? "KWD";
  const data = objectOf(call, "data");
  const wanted = {
    order_no: text("order-no"),
    customer_id: text("customer-id"),
    customer_email: text("customer-email"),
    webhook_url: text("webhook-url"),
    redirect_url: text("redirect-url"),
    language: text("language"),
  };
  return unread<SessionCreate>({
    type: "payment_request",
    ...fields,
    amount: text("amount") ?? fields.amount ?? data.amount ?? (await sandboxAmount(call, "10.500")),
    currency_code: currency,
    pg_codes: await gatewaysOf(call, currency, needs),
    ...given(wanted),
    ...data,
  });
}
