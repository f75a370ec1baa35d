/** Re-encrypts stored values after a change of SARRAF_SECRET (decision 0298). */
import { Prisma } from "@/server/db/client";
import type { SystemCtx } from "@/server/kernel/types";
import { resealed, type SealPurpose } from "@/server/secrets";
import { type Command, places } from "./command";
import { Mistake } from "./usage-error";

type Column = {
  readonly table: string;
  readonly column: string;
  readonly key?: string;
  readonly purpose?: SealPurpose;
};
type Row = { readonly key: string; readonly sealed: string };

/** Every column with encrypted texts that are kept longer than a day; the column `key` defaults to `id`. */
export const SEALED: readonly Column[] = [
  { table: "secret_proof", column: "sealed" },
  { table: "merchant", column: "webhook_hmac_key" },
  { table: "merchant", column: "webhook_secret" },
  { table: "merchant", column: "former_webhook_secret" },
  { table: "webhook_credential", column: "sealed" },
  { table: "webhook_endpoint", column: "headers" },
  { table: "webhook_endpoint", column: "basic" },
  { table: "webhook_endpoint", column: "secret" },
  { table: "webhook_endpoint", column: "former_secret" },
  { table: "gateway", column: "credentials" },
  { table: "gateway_notification", column: "message" },
  { table: "attempt_device", column: "device", key: "attempt_id" },
  { table: "attempt_challenge", column: "challenge", key: "attempt_id" },
  { table: "saved_card", column: "handle" },
  { table: "card_removal", column: "handle" },
  { table: "second_factor", column: "secret", key: "user_id", purpose: "totp" },
];

const PAGE = 500;

function resealedText({ sealed }: Row, place: string, purpose: SealPurpose): string | null {
  try {
    return resealed(sealed, purpose);
  } catch {
    throw new Mistake(`${place} opens with neither SARRAF_SECRET nor SARRAF_SECRET_FALLBACK.`);
  }
}

/** Re-encrypts a column. A row that changes in the meantime keeps its new value. */
async function resealColumn({ db }: SystemCtx, { table, column, key = "id", purpose = "seal" }: Column) {
  const [from, sealed, id] = [table, column, key].map((name) => Prisma.raw(`"${name}"`));
  let done = 0;
  for (let after: string | null = null; ; ) {
    const rows: Row[] = await db.$queryRaw<Row[]>`
      SELECT ${id}::text AS key, ${sealed} AS sealed FROM ${from}
      WHERE ${sealed} IS NOT NULL AND (${after}::text IS NULL OR ${id}::text > ${after}) ORDER BY ${id}::text LIMIT ${PAGE}`;
    for (const row of rows) {
      const resealed = resealedText(row, `${table} ${row.key}: ${column}`, purpose);
      if (resealed === null) continue;
      done += await db.$executeRaw`
        UPDATE ${from} SET ${sealed} = ${resealed} WHERE ${id}::text = ${row.key} AND ${sealed} = ${row.sealed}`;
    }
    if (rows.length < PAGE) return done;
    after = rows.at(-1)?.key ?? null;
  }
}

/** Re-encrypts all columns. The command may be repeated, also while the service runs. */
export const reseal: Command = async (system, words) => {
  places(words);
  let total = 0;
  for (const column of SEALED) total += await resealColumn(system, column);
  return `${total} values were encrypted again; SARRAF_SECRET alone decrypts all values.`;
};
