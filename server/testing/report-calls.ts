/** Calls report endpoints like a merchant's server. */
import { writeReports } from "@/server/domain/reports";
import { callRoute, type RouteReply, type RouteRequest } from "./call-route";
import { testMerchant } from "./harness";
import { newSession } from "./paying";

export const REPORTS_PATH = "/b/api/v1/reports/files/";

type Routes = Parameters<typeof callRoute>[0];
type FileRequest = Pick<RouteRequest, "method" | "basic" | "headers">;

/**
 * Creates merchants with one session and calls their report endpoints: `files` are the list's handlers,
 * `download` those of a link.
 */
export function reportWorld({ files, download }: { readonly files: Routes; readonly download: Routes }) {
  /** Files are not JSON, so this function parses the response itself. */
  const follow = async (key: string, token: string, { method, basic, headers = {} }: FileRequest = {}) => {
    const authorization = basic ? `Basic ${Buffer.from(basic.join(":")).toString("base64")}` : `Api-Key ${key}`;
    const request = new Request(`http://internal.invalid${REPORTS_PATH}${token}/download/`, {
      headers: { authorization, ...headers },
      method: method === "HEAD" ? method : "GET",
    });
    const handler = method === "HEAD" ? download.HEAD : download.GET;
    const response = await handler(request, { params: Promise.resolve({ token }) });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return async () => {
    const merchant = await testMerchant();
    await newSession(merchant, { order_no: "طلب" });
    const key = merchant.privateKey;
    const list = (query = "", sent: RouteRequest = {}): Promise<RouteReply> =>
      callRoute(files, { key, path: `${REPORTS_PATH}?${query}`, ...sent });
    const ask = (body: unknown = {}, sent: RouteRequest = {}): Promise<RouteReply> =>
      callRoute(files, { method: "POST", key, path: REPORTS_PATH, body, ...sent });
    const get = (token: string, sent?: FileRequest) => follow(key, token, sent);
    const made = async (body: object = { created_after: "2020-01-01" }) => {
      const report = (await ask(body)).body;
      await writeReports.run(merchant.ctx, report.encrypted_id);
      return report;
    };
    const log = async (): Promise<string[]> => {
      const where = { merchantId: merchant.id };
      const rows = await merchant.ctx.db.reportDownload.findMany({ where, orderBy: { id: "asc" } });
      return rows.map(({ outcome }) => outcome);
    };
    return { merchant, list, ask, get, made, log };
  };
}

/** The token of a report's link. */
export function tokenOf(report: { download_action: { url: string } }): string {
  return report.download_action.url.split("/").at(-3) ?? "";
}
