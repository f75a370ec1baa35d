/** The query of the request log's page. */
import { type LenientQuery, oneOf, readQuery, rowNumber, short } from "@/server/kernel/lenient-query";
import type { RequestOutcome } from "./core/words";

/** What the address of the page says. */
export type RequestLogQuery = {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly outcome: RequestOutcome;
  readonly caller: string;
  readonly cursor: string;
};

export type RequestLogValues = LenientQuery<RequestLogQuery>["values"];

/** Reads the query of the page. */
export function readRequestQuery(query: Parameters<typeof readQuery>[0]): LenientQuery<RequestLogQuery> {
  return readQuery<RequestLogQuery>(query, {
    id: short(128),
    method: oneOf(["GET", "POST", "PUT", "PATCH", "DELETE"]),
    path: short(200),
    outcome: oneOf(["ok", "refused", "failed"]),
    caller: oneOf(["private_key", "public_key", "user"]),
    cursor: rowNumber,
  });
}
