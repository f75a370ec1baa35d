import { Wallet, type WalletAdjustment, type WalletEntrySearch } from "@sarraf/node";
import {
  type Command,
  countOf,
  given,
  type Invocation,
  idOf,
  KEY_OPTIONS,
  keyOf,
  type Option,
  UsageError,
  unread,
} from "../command";

const CUSTOMER = { name: "customer_id" } as const;
const OPERATION = { name: "operation_id" } as const;
const PROVIDER: Option = { value: "slug", help: "Wallet, default sarraf" };
const CURRENCY: Option = { value: "code", help: "Currency, default KWD" };

function walletOf({ sarraf, text }: Invocation): Wallet {
  return new Wallet(sarraf, text("provider"));
}

function adjusting(word: "credit" | "debit", help: string): Command {
  return {
    words: `wallet ${word}`,
    help,
    next: "see the balance: sarraf wallet accounts <customer_id>",
    args: [CUSTOMER, { name: "amount" }],
    options: {
      currency: CURRENCY,
      reason: { value: "text", help: "Reason; must not name a person" },
      ...KEY_OPTIONS,
      provider: PROVIDER,
    },
    examples: [`sarraf wallet ${word} c-1 10.500 --reason "Late delivery"`],
    run: async (call) => {
      const { args, text, out, signal } = call;
      const [customer = "", amount = ""] = args;
      if (!/^\d+(\.\d+)?$/.test(amount)) throw new UsageError("<amount> must be a decimal number, such as 10.500.");
      const adjustment = {
        customer_id: customer,
        currency: text("currency") ?? "KWD",
        amount: word === "credit" ? amount : `-${amount}`,
        ...given({ reason: text("reason") }),
      };
      const made = await walletOf(call).adjust(unread<WalletAdjustment>(adjustment), { signal, ...keyOf(call) });
      out.object(made, ["operation_id", "operation_type", "status", "reason"]);
    },
  };
}

export const WALLET: readonly Command[] = [
  {
    words: "wallet accounts",
    help: "List a customer's credit, by currency",
    next: {
      found: "see what changed the balance: sarraf wallet entries <customer_id>",
      nothing: "add credit: sarraf wallet credit <customer_id> 10.500",
    },
    args: [CUSTOMER],
    options: { provider: PROVIDER },
    run: async (call) => {
      const { args, out, signal } = call;
      const accounts = await walletOf(call)
        .accounts({ customer_id: args[0] ?? "" }, { signal })
        .take(1_000);
      out.table(accounts, [
        ["account", "id"],
        ["currency", "currency"],
        ["balance", "balance"],
        ["available", "available_balance"],
        ["status", "status"],
      ]);
    },
  },
  {
    words: "wallet entries",
    help: "List the ledger of a customer's credit, newest first",
    next: "see the balance: sarraf wallet accounts <customer_id>",
    args: [CUSTOMER],
    options: {
      currency: CURRENCY,
      limit: { value: "number", help: "Maximum number of entries, default 20" },
      provider: PROVIDER,
    },
    run: async (call) => {
      const { args, text, out, signal } = call;
      const search = { customer_id: args[0] ?? "", currency: text("currency") ?? "KWD" };
      const entries = walletOf(call).entries(unread<WalletEntrySearch>(search), { signal });
      out.table(await entries.take(countOf(call, "limit", 20)), [
        ["at", "created_at"],
        ["entry", "entry_type"],
        ["direction", "direction"],
        ["amount", "amount"],
        ["session", "session_id"],
      ]);
    },
  },
  {
    words: "wallet operation",
    help: "Print an operation of a wallet",
    next: "see the ledger of the customer: sarraf wallet entries <customer_id>",
    args: [OPERATION],
    options: { provider: PROVIDER },
    run: async (call) => {
      const id = idOf(call.args[0], OPERATION);
      call.out.object(await walletOf(call).operation(id, { signal: call.signal }));
    },
  },
  adjusting("credit", "Add credit to a customer's wallet"),
  adjusting("debit", "Deduct credit from a customer's wallet"),
];
