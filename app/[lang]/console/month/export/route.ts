import { exportMonth, listBookedCurrencies, readMonthQuery } from "@/server/domain/figures";
import { currency } from "@/server/kernel/currency";
import { invalidFilters } from "@/server/kernel/lenient-query";
import { civilDateOf } from "@/server/kernel/time";
import { guardRoute, refuseFilters, tableResponse } from "../../route-guard";

export async function GET(request: Request): Promise<Response> {
  const ctx = await guardRoute("view");
  if (ctx instanceof Response) return ctx;
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const asked = readMonthQuery(query, civilDateOf(ctx.now(), ctx.merchant.timezone));
  const refusal = refuseFilters(invalidFilters(asked));
  if (refusal !== null) return refusal;
  const chosen = asked.currency ?? (await listBookedCurrencies(ctx))[0] ?? currency("KWD");
  return tableResponse(await exportMonth(ctx, { span: asked.month, currency: chosen }, asked.format ?? "CSV"));
}
