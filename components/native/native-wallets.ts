import { randomId } from "@/sdk/web/random-id";
import type { CheckoutResult, PaymentFacts } from "@/sdk/web/types";
import type { Conversation } from "./conversation";
import type { MessageData } from "./messages";
import { type Caller, isRefusal, readPayload, responseOf, serviceOf } from "./payload";
import { NATIVE_WALLETS, type NativeWallet } from "./shell-options";

export type NativeWalletState = {
  readonly wallet: NativeWallet;
  readonly kind: "pay" | "setup" | "unavailable";
};

type Doing = {
  readonly show: (wallets: readonly NativeWalletState[]) => void;
  /** @throws {Error} if the app stops the payment */
  readonly approve: (facts: PaymentFacts) => Promise<void>;
  readonly tell: (result: CheckoutResult) => void;
};

const AVAILABILITY_MS = 10_000;
/** Milliseconds after which an open sheet counts as abandoned; long enough to fetch a card. */
const SHEET_MS = 15 * 60_000;

export class NativeWallets {
  private entries = new Map<NativeWallet, MessageData>();
  private caller: Caller = { apiKey: "", sessionId: "" };
  private isPaying = false;

  constructor(
    private readonly conversation: Conversation,
    private readonly doing: Doing,
  ) {}

  async offer(wallets: readonly NativeWallet[], payload: MessageData, caller: Caller): Promise<void> {
    this.caller = caller;
    const offered = wallets.flatMap((wallet): [NativeWallet, MessageData][] => {
      const entry = serviceOf(payload, wallet);
      return entry === null ? [] : [[wallet, entry]];
    });
    this.entries = new Map(offered);
    let opened: NativeWallet | null = null;
    const states = offered.map(async ([wallet, entry]): Promise<NativeWalletState> => {
      const answer = await this.conversation.ask("wallet.availability.request", { wallet, entry }, AVAILABILITY_MS);
      const { available, can_setup, resumed } = answer?.data ?? {};
      if (resumed === true) opened = wallet;
      return { wallet, kind: available === true ? "pay" : can_setup === true ? "setup" : "unavailable" };
    });
    this.doing.show(await Promise.all(states));
    // A sheet that was open when the app loaded this page again continues its payment.
    if (opened !== null) void this.press(opened, true);
  }

  /**
   * Opens a wallet's payment sheet, one at a time. If the wallet has no card, the app opens the wallet's
   * settings.
   */
  async press(wallet: NativeWallet, isOpen = false): Promise<void> {
    const entry = this.entries.get(wallet);
    if (entry === undefined || this.isPaying) return;
    this.isPaying = true;
    try {
      await this.pay(wallet, entry, isOpen);
    } finally {
      this.isPaying = false;
    }
  }

  private async pay(wallet: NativeWallet, entry: MessageData, isOpen: boolean): Promise<void> {
    const { sessionId: session_id } = this.caller;
    const form_of_payment = NATIVE_WALLETS[wallet].flow;
    const pg_code = String(entry.pg_code);
    const isApproved = () =>
      this.doing.approve({ form_of_payment, pg_code, session_id }).then(
        () => true,
        () => false,
      );
    if (!isOpen && !(await isApproved())) return;
    const answer = await this.conversation.ask("wallet.request", { wallet, entry }, SHEET_MS);
    if (answer?.data.status === "failed")
      return this.doing.tell({ status: "error", message: "The wallet failed.", form_of_payment, session_id });
    if (answer?.data.status !== "authorized") return;
    if (isOpen && !(await isApproved()))
      return void this.conversation.say("wallet.complete", { approved: false }, answer.id);
    const result = await this.charge(entry, answer.data.payload, form_of_payment);
    this.conversation.say("wallet.complete", { approved: result.status === "success" }, answer.id);
    this.doing.tell(result);
  }

  private async charge(entry: MessageData, payload: unknown, form_of_payment: string): Promise<CheckoutResult> {
    const { apiKey, sessionId: session_id } = this.caller;
    const headers = {
      Authorization: `Api-Key ${apiKey}`,
      "Content-Type": "application/json",
      "Idempotency-Key": randomId(),
    };
    const body = JSON.stringify({ session_id, pg_code: entry.pg_code, payload });
    const { pathname } = new URL(String(entry.payment_url), window.location.href);
    const answer = await fetch(pathname, { method: "POST", headers, body, credentials: "omit" }).catch(() => null);
    const read: unknown = await answer?.json().catch(() => null);
    const told = await readPayload(this.caller);
    const result = isRefusal(told) ? null : responseOf(told);
    if (result !== null && answer !== null && answer.status < 500 && answer.status !== 409) return result;
    const detail = typeof read === "object" && read !== null ? Reflect.get(read, "detail") : null;
    const message = typeof detail === "string" ? detail : "The payment could not be made.";
    return { status: answer?.status === 400 ? "canceled" : "error", message, form_of_payment, session_id };
  }
}
