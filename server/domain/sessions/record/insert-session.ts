import { rowsOf } from "@/server/db/driver/named-statement";
import type { PaymentSession } from "@/server/db/generated/client";
import { withGroupCommit } from "@/server/db/transactions/group-commit";
import { writeJson } from "@/server/kernel/exact-json";
import type { JsonObject } from "@/server/kernel/json";
import type { Db, Tx } from "@/server/kernel/types";
import { newSessionOf, type SessionColumns, type SessionWithAttempts, UNPAID_SESSION } from "./session";
import { INSERTION, WRITTEN } from "./statements/insert-session";

export type NewSessionRow = Omit<Pick<PaymentSession, (typeof WRITTEN)[number]>, "amount" | "extra" | "details"> & {
  readonly amount: string;
  readonly extra: JsonObject | null;
  readonly details: JsonObject;
};

const insertTogether = withGroupCommit(INSERTION);

export async function insertSession(tx: Tx, made: NewSessionRow): Promise<SessionWithAttempts> {
  return insertedSession(made, await rowsOf(tx, INSERTION, valuesOf(made)));
}

/** Inserts a session without a transaction; concurrent inserts share a commit. */
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
