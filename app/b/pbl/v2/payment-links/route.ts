import { linkCreation, linkList } from "@/server/api/rest/payment-links";
import { route } from "@/server/api/rest/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: linkList, POST: linkCreation });
