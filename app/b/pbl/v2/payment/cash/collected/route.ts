import { collectedCashEndpoint } from "@/server/api/rest/cash";
import { route } from "@/server/api/rest/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: collectedCashEndpoint });
