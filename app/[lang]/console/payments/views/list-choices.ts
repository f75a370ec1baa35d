import {
  chosenColumns,
  filterCounts,
  knownFilterWords,
  listViews,
  PAYMENT_COLUMNS,
  PAYMENT_FILE_FIELDS,
  type PaymentSums,
  type PaymentValues,
  paymentQueryText,
  shownSaid,
} from "@/server/domain/console";
import { allGateways } from "@/server/domain/gateways";
import type { ConsoleCtx } from "@/server/domain/merchants";
import type { Language } from "@/server/kernel/types";
import type { ListChoices } from "../parts/payment-list-props";
import { keepColumns, keepView, nameView, removeView } from "./actions";

type ListQuestion = { readonly language: Language; readonly sums: Promise<PaymentSums> };

export async function listChoices(ctx: ConsoleCtx, values: PaymentValues, asked: ListQuestion): Promise<ListChoices> {
  const place = { lang: asked.language };
  const gateways = (await allGateways(ctx)).map(({ code }) => code);
  return {
    gateways,
    counts: await filterCounts(ctx, values, { gateways, sums: await asked.sums }),
    query: paymentQueryText(values),
    views: await listViews(ctx),
    columns: chosenColumns(ctx),
    allColumns: PAYMENT_COLUMNS,
    fileFields: PAYMENT_FILE_FIELDS,
    known: knownFilterWords(),
    said: values.said && shownSaid(values.said),
    actions: {
      save: keepView.bind(null, place),
      rename: nameView.bind(null, place),
      remove: removeView.bind(null, place),
      chooseColumns: keepColumns.bind(null, place),
    },
  };
}
