import { chosenColumns, exportPayments, PAYMENT_COLUMNS, readPaymentQuery } from "@/server/domain/console";
import { csvResponse, guardRoute } from "../../route-guard";

export async function GET(request: Request): Promise<Response> {
  const ctx = await guardRoute("view");
  if (ctx instanceof Response) return ctx;
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const columns = query.columns === "all" ? PAYMENT_COLUMNS : chosenColumns(ctx);
  return csvResponse("payments", exportPayments(ctx, readPaymentQuery(query).values, columns));
}
