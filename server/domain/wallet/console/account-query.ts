import { type LenientQuery, oneOf, readQuery, rowNumber, short } from "@/server/kernel/lenient-query";
import { pageSize, type Sized } from "@/server/kernel/list-rows";
import { ACCOUNT_STATUSES } from "../core/words";
import type { WalletQuery } from "./statements";

export function readWalletQuery(query: Parameters<typeof readQuery>[0]): LenientQuery<WalletQuery> {
  return readQuery<WalletQuery>(query, {
    q: short(64),
    currency: (text) => (/^[A-Z]{3}$/.test(text) ? text : null),
    status: oneOf(ACCOUNT_STATUSES),
    holds: oneOf(["yes"]),
    rows: pageSize,
    cursor: rowNumber,
  });
}

export type AccountQuery = Sized & {
  readonly do: "adjust" | "reverse";
  readonly operation: string;
  readonly cursor: string;
};

export type AccountValues = LenientQuery<AccountQuery>["values"];

export function readAccountQuery(query: Parameters<typeof readQuery>[0]): LenientQuery<AccountQuery> {
  return readQuery<AccountQuery>(query, {
    do: oneOf(["adjust", "reverse"]),
    rows: pageSize,
    operation: (text) => (/^[1-9]\d{0,14}$/.test(text) ? text : null),
    cursor: rowNumber,
  });
}
