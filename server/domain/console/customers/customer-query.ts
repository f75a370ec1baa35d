/** What the address of the customers' page says. */
import { type LenientQuery, readQuery, short } from "@/server/kernel/lenient-query";

/** What the address says. */
export type CustomerQuery = {
  /** The beginning of a customer's id, or a whole mail address or phone number. */
  readonly q: string;
  /** The id of the customer before. */
  readonly cursor: string;
};

export type CustomerValues = LenientQuery<CustomerQuery>["values"];

/** Reads the query of the page. */
export function readCustomerQuery(query: Parameters<typeof readQuery>[0]): LenientQuery<CustomerQuery> {
  return readQuery<CustomerQuery>(query, { q: short(128), cursor: short(64) });
}
