import { brandImageEndpoints } from "@/server/api/rest/brand-images";
import { route } from "@/server/api/rest/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(brandImageEndpoints("favicon"));
