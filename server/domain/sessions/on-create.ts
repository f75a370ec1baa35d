/** What later modules do when a session is created. The table is filled once, in `server/wiring.ts`. */
import type { Ctx } from "../../kernel/types";
import type { PaymentType } from "./core/rules";
import type { SessionRow } from "./view";

/** Takes part in the creation of sessions of one payment type, and may refuse it. */
export type CreateHandler = (ctx: Ctx, session: SessionRow) => Promise<void>;

const HANDLERS = new Map<PaymentType, CreateHandler>();

/** Payment types that mean nothing without the module that serves them. */
const SERVED_ELSEWHERE: ReadonlySet<PaymentType> = new Set(["auto_pay"]);

/** Has `handler` called for every new session of `paymentType`. */
export function onCreate(paymentType: PaymentType, handler: CreateHandler): void {
  HANDLERS.set(paymentType, handler);
}

/** The handler of a payment type, or null. */
export function createHandler(paymentType: PaymentType): CreateHandler | null {
  return HANDLERS.get(paymentType) ?? null;
}

/** True when sessions of this type can be created in this deployment. */
export function isServed(paymentType: PaymentType): boolean {
  return !SERVED_ELSEWHERE.has(paymentType) || HANDLERS.has(paymentType);
}
