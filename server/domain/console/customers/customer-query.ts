import { type LenientQuery, readQuery, short } from "@/server/kernel/lenient-query";
import { pageSize, type Sized } from "@/server/kernel/list-rows";

export type CustomerQuery = Sized & {
  /** Search text: start of a customer's id, a whole mail address or phone number, or parts of a name. */
  readonly q: string;
  readonly cursor: string;
};

export type CustomerValues = LenientQuery<CustomerQuery>["values"];

export function readCustomerQuery(query: Parameters<typeof readQuery>[0]): LenientQuery<CustomerQuery> {
  return readQuery<CustomerQuery>(query, { q: short(128), rows: pageSize, cursor: short(64) });
}
