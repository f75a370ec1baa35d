import { queryOf } from "@/components/console/list-parts";
import { filterValues, type PaymentValues, readPaymentQuery } from "@/server/domain/console";
import type { ConsoleQuery } from "../view";
import { placeHref } from "./payment-place";
import { queryOfText } from "./query-of-text";

export type KeptList = { readonly values: PaymentValues; readonly text: string };

export function keptList({ list }: ConsoleQuery): KeptList | null {
  if (typeof list !== "string") return null;
  const { values, dropped, problems } = readPaymentQuery(queryOfText(list));
  if (dropped.length + problems.length > 0) return null;
  return { values, text: listText(values) };
}

export function listText(values: PaymentValues): string {
  return queryOf({ ...filterValues(values), cursor: values.cursor }).slice(1);
}

export function pagesOfList(lang: string, values: PaymentValues): (sessionId: string) => string {
  const kept = listText(values);
  return (sessionId) => placeHref({ lang, sessionId, list: null, kept }, {});
}
