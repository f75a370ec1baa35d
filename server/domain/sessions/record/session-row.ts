import { rowFromJson } from "@/server/db/columns";
import { type GatewayAccount, type GatewayRow, gatewayAccount } from "@/server/domain/gateways";
import { oldestFirst, type RetrievedChildRow } from "./child-transactions";
import type { SessionWithAttempts } from "./session";
import { CHILD_COLUMNS, type SessionWithAttemptsRow, sessionWithAttempts } from "./statements/session-row";

export type SessionWithAllRow = SessionWithAttemptsRow & {
  readonly children: readonly object[];
  readonly accounts: readonly GatewayRow[];
};

export type SessionWithAll = {
  readonly session: SessionWithAttempts;
  readonly children: readonly RetrievedChildRow[];
  readonly accounts: readonly GatewayAccount[];
};

export function sessionWithAll({ children, accounts, ...row }: SessionWithAllRow): SessionWithAll {
  return {
    session: sessionWithAttempts(row),
    children: oldestFirst(children.map((each) => rowFromJson<RetrievedChildRow>(each, CHILD_COLUMNS))),
    accounts: row.pgCodes.flatMap((code) => accounts.find((each) => each.code === code) ?? []).map(gatewayAccount),
  };
}
