import { columnNamed } from "@/server/db/columns";
import type { NamedStatement } from "@/server/db/driver/named-statement";
import type { PaymentSession } from "@/server/db/generated/client";
import { PLAIN_COLUMNS } from "../../fields";
import type { SessionColumns } from "../session";

export const WRITTEN = [
  "id",
  "merchantId",
  "shortCode",
  "type",
  "paymentType",
  "state",
  "operation",
  "amount",
  "currency",
  "pgCodes",
  "language",
  ...PLAIN_COLUMNS,
  "dialledPhone",
  "extra",
  "details",
  "isInvoiced",
  "linkId",
  "inquiryDueAt",
  "initiatorId",
  "attachmentPath",
  "lifetime",
  "expiresAt",
  "createdAt",
  "updatedAt",
] as const satisfies readonly (keyof PaymentSession)[];

const PLACES = WRITTEN.map((_, index) => `$${index + 1}`).join(", ");

/** Returns the JSON columns as stored, because Postgres reorders an object's keys. */
export const INSERTION: NamedStatement<Pick<SessionColumns, "extra" | "details">> = {
  name: "insert_session",
  text: `INSERT INTO payment_session (${WRITTEN.map(columnNamed).join(", ")})
    VALUES (${PLACES}) RETURNING extra, details`,
};
