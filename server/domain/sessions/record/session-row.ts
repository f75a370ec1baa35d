import { type GatewayAccount, type GatewayRow, gatewayAccount } from "@/server/domain/gateways";
import { type ChildRow, oldestFirst } from "./child-transactions";
import type { SessionWithAttempts } from "./session";
import { type SessionWithAttemptsRow, sessionWithAttempts } from "./statements/session-row";

export type SessionWithAllRow = SessionWithAttemptsRow & {
  readonly children: readonly ChildRow[];
  readonly accounts: readonly GatewayRow[];
};

export type SessionWithAll = {
  readonly session: SessionWithAttempts;
  /** Captures, refunds and voids, oldest first. */
  readonly children: readonly ChildRow[];
  /** The session's gateway accounts in the order of `pg_codes`, without deleted ones. */
  readonly accounts: readonly GatewayAccount[];
};

/** @throws {RangeError} as {@link sessionWithAttempts} */
export function sessionWithAll({ children, accounts, ...row }: SessionWithAllRow): SessionWithAll {
  return {
    session: sessionWithAttempts(row),
    children: oldestFirst(children),
    accounts: row.pgCodes.flatMap((code) => accounts.find((each) => each.code === code) ?? []).map(gatewayAccount),
  };
}
