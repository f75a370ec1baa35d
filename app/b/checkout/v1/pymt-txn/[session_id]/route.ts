import { route } from "@/server/api/rest/route";
import { sessionEndpoints } from "@/server/api/rest/session-endpoints";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(sessionEndpoints);
