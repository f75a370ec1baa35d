/** Writes a new session. */
import { columnNamed } from "@/server/db/columns";
import { type NamedStatement, rowsOf } from "@/server/db/driver/named-statement";
import type { PaymentSession } from "@/server/db/generated/client";
import { withGroupCommit } from "@/server/db/transactions/group-commit";
import { writeJson } from "@/server/kernel/exact-json";
import type { JsonObject } from "@/server/kernel/json";
import type { Db, Tx } from "@/server/kernel/types";
import { newSessionOf, type SessionColumns, type SessionWithAttempts, UNPAID_SESSION } from "./session";

/** What of a session is written when it is made; the rest is what the table gives to every new one. */
const WRITTEN = [
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
  "orderNo",
  "customerId",
  "customerEmail",
  "customerPhone",
  "webhookUrl",
  "redirectUrl",
  "extra",
  "details",
  "isInvoiced",
  "inquiryDueAt",
  "initiatorId",
  "attachmentPath",
  "lifetime",
  "expiresAt",
  "createdAt",
  "updatedAt",
] as const satisfies readonly (keyof PaymentSession)[];

/** A session to be written: its amount as a decimal string, its instants on the merchant's clock. */
export type NewSessionRow = Omit<Pick<PaymentSession, (typeof WRITTEN)[number]>, "amount" | "extra" | "details"> & {
  readonly amount: string;
  readonly extra: JsonObject | null;
  readonly details: JsonObject;
};

const PLACES = WRITTEN.map((_, index) => `$${index + 1}`).join(", ");

/** Postgres has a form of its own for JSON alone: it orders the keys of an object. */
const INSERTION: NamedStatement<Pick<SessionColumns, "extra" | "details">> = {
  name: "insert_session",
  text: `INSERT INTO payment_session (${WRITTEN.map(columnNamed).join(", ")})
    VALUES (${PLACES}) RETURNING extra, details`,
};

const insertTogether = withGroupCommit(INSERTION);

/** Inserts the session and returns it as it is stored. One statement. */
export async function insertSession(tx: Tx, made: NewSessionRow): Promise<SessionWithAttempts> {
  return insertedSession(made, await rowsOf(tx, INSERTION, valuesOf(made)));
}

/** The same in no transaction; those of one moment are committed together. One statement. */
export async function insertSessionAlone(db: Db, made: NewSessionRow): Promise<SessionWithAttempts> {
  return insertedSession(made, await insertTogether(db, valuesOf(made)));
}

function valuesOf(made: NewSessionRow) {
  const { extra } = made;
  const texts = { ...made, extra: extra && writeJson(extra), details: writeJson(made.details) };
  return WRITTEN.map((name) => texts[name]);
}

function insertedSession(
  made: NewSessionRow,
  [stored]: readonly Pick<SessionColumns, "extra" | "details">[],
): SessionWithAttempts {
  if (stored === undefined) throw new Error("An insertion returns the row that it has written.");
  return newSessionOf({ ...made, ...UNPAID_SESSION, maxServiceAttempts: null, ...stored });
}
