import { type LenientQuery, oneOf, readQuery, rowNumber, short } from "@/server/kernel/lenient-query";
import { pageSize, type Sized } from "@/server/kernel/list-rows";
import { CALLER_KINDS } from "@/server/kernel/words";
import type { RequestOutcome } from "./core/words";
import { METHODS, OUTCOMES } from "./core/words";

export type RequestLogQuery = Sized & {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly outcome: RequestOutcome;
  readonly caller: string;
  readonly cursor: string;
};

export type RequestLogValues = LenientQuery<RequestLogQuery>["values"];

export function readRequestQuery(query: Parameters<typeof readQuery>[0]): LenientQuery<RequestLogQuery> {
  return readQuery<RequestLogQuery>(query, {
    id: short(128),
    method: oneOf(METHODS),
    path: short(200),
    outcome: oneOf(OUTCOMES),
    caller: oneOf(CALLER_KINDS),
    rows: pageSize,
    cursor: rowNumber,
  });
}
