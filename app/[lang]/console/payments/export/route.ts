import { languageOf } from "@/server/i18n/languages";
import { guardRoute } from "../../route-guard";
import { paymentExport } from "./payment-export";

type Params = { readonly params: Promise<{ lang: string }> };

/** Streams the payments as CSV; a longer file must be requested on its page. */
export async function GET(request: Request, { params }: Params): Promise<Response> {
  const ctx = await guardRoute("view");
  if (ctx instanceof Response) return ctx;
  return paymentExport(ctx, languageOf((await params).lang) ?? "en", new URL(request.url).searchParams);
}
