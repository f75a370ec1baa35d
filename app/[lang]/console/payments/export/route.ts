/** The payments that the page's filter means, as a file. */
import { exportPayments, readPaymentQuery } from "@/server/domain/console";
import { csvResponse, guardRoute } from "../../route-guard";

export async function GET(request: Request): Promise<Response> {
  const ctx = await guardRoute("view");
  if (ctx instanceof Response) return ctx;
  const { values } = readPaymentQuery(Object.fromEntries(new URL(request.url).searchParams));
  return csvResponse("payments", exportPayments(ctx, values));
}
