/** An older address of the endpoint for cash on delivery. */
import { CASH_PATH, cashEndpoint } from "@/server/api/rest/cash";
import { deprecated, route } from "@/server/api/rest/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: deprecated(cashEndpoint, { since: "2026-11-23", see: "/docs", successor: CASH_PATH }),
});
