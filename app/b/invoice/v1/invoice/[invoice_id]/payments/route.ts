import { invoicePaymentCreation, invoicePaymentList } from "@/server/api/rest/invoice-payments";
import { route } from "@/server/api/rest/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: invoicePaymentList,
  POST: invoicePaymentCreation,
});
