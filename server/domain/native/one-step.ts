/** Pays a session in the call that creates it (Spec, "Checkout", payment_instrument). */

import type { ChargeSource, DeviceWallet, TypedSource } from "@/server/domain/gateways";
import { chargeDirectly, chargeWallet, effectiveAttemptId } from "@/server/domain/payments";
import type {
  FindEarlierResult,
  InstrumentHandler,
  InstrumentRequest,
  OneStepResult,
  Pay,
} from "@/server/domain/sessions";
import { parseDetails } from "@/server/domain/sessions";
import { InvalidFields } from "@/server/kernel/errors";
import { fieldErrors } from "@/server/kernel/read-input";
import type { Ctx } from "@/server/kernel/types";
import { type ChargeableToken, chargeableToken } from "./chargeable-token";
import { PAYLOADS, TokenPayload, WalletPayload } from "./contract";
import { chooseAccount } from "./core/choose-account";
import { withOneWallet } from "./core/wallets-that-pay";
import { type NativeReply, replyTo } from "./reply";
import { requireOtherMethods } from "./require-other-methods";
import { requireCover } from "./wallet-payment";

const CREATED = 201;

/**
 * Validates the payment instrument before the session is written. A payment in this call sends no webhook,
 * because the response has the outcome (Spec, "One-step payments").
 */
export const payInOneStep: InstrumentHandler = (ctx, request) => {
  switch (request.instrument.type) {
    case "apple_pay":
    case "google_pay":
    case "samsung_pay":
      return deviceWallet(request, request.instrument.type);
    case "token":
      return savedToken(ctx, request);
    case "wallet":
      return credit(ctx, request);
    default:
      throw refusedInstrument({ instrument_type: [`"${request.instrument.type}" is not a valid choice.`] });
  }
};

/**
 * The result of an earlier request whose process died: 201, or 202 while the outcome is unknown; null if
 * nothing was charged (Spec, "Rate limits and repeated requests").
 */
export const findOneStepResult: FindEarlierResult = async (ctx, sessionId) => {
  const attemptId = await effectiveAttemptId(ctx, sessionId);
  return attemptId === null ? null : created(await replyTo(ctx, { attemptId }));
};

function refusedInstrument(errors: ConstructorParameters<typeof InvalidFields>[0]): InvalidFields {
  return new InvalidFields({ payment_instrument: errors });
}

async function deviceWallet(request: InstrumentRequest, wallet: DeviceWallet): Promise<Pay> {
  const { account, draft, instrument } = request;
  const read = PAYLOADS[wallet].safeParse(instrument.payload);
  if (!read.success) throw refusedInstrument({ payload: fieldErrors(read.error) });
  requireOtherMethods(draft.paymentType);
  const chosen = chooseAccount([account], { wallet, currency: draft.currency, pgCode: account.code });
  if ("refusal" in chosen) throw new InvalidFields({ pg_codes: [chosen.refusal] });
  return payWith({ account, card: null }, { kind: "device_wallet", wallet, payload: read.data });
}

async function savedToken(ctx: Ctx, { draft, account, instrument }: InstrumentRequest): Promise<Pay> {
  const read = TokenPayload.safeParse(instrument.payload);
  if (!read.success) throw refusedInstrument({ payload: fieldErrors(read.error) });
  const { token } = read.data;
  const { paymentType, customerId } = draft;
  const { agreement, minimumCardDays } = parseDetails(draft.details);
  const request = { paymentType, customerId, agreement, minimumCardDays, accounts: [account], token };
  const chargeable = await chargeableToken(ctx, request);
  return payWith(chargeable, { kind: "token", token });
}

/**
 * Pays by wallet credit, which must cover the whole amount. This is checked before the session is written,
 * and again when the credit is debited.
 */
async function credit(ctx: Ctx, { draft, amount, account, instrument }: InstrumentRequest): Promise<Pay> {
  const read = WalletPayload.safeParse(instrument.payload);
  if (!read.success) throw refusedInstrument({ payload: fieldErrors(read.error) });
  requireOtherMethods(draft.paymentType);
  if (draft.customerId === null) throw new InvalidFields({ customer_id: ["This field is required."] });
  const chosen = withOneWallet(account, read.data.wallet_code ?? null);
  if ("refusal" in chosen) throw refusedInstrument({ payload: { wallet_code: [chosen.refusal] } });
  const accounts = [chosen];
  await requireCover(ctx, { sessionId: "", customerId: draft.customerId, amount, accounts });
  return async (of, sessionId) => {
    const quietly = { idempotencyKey: null, deliverInline: false, suppressWebhook: true };
    const payment = { sessionId, amount, pgCodes: draft.pgCodes, accounts, ...quietly };
    return created(await replyTo(of, await chargeWallet(of, payment)));
  };
}

function created({ status, view }: NativeReply): OneStepResult {
  return { status: status === 200 ? CREATED : status, view };
}

function payWith({ account, card }: ChargeableToken, source: Exclude<ChargeSource, TypedSource>): Pay {
  return async (ctx, sessionId) => {
    const quietly = { idempotencyKey: null, deliverInline: false, suppressWebhook: true };
    const outcome = await chargeDirectly(ctx, { sessionId, account, source, card, ...quietly });
    return created(await replyTo(ctx, outcome));
  };
}
