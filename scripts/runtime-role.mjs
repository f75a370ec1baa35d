/**
 * Creates the service's database role, which reads and writes rows, cannot change or empty tables, and can
 * only add to histories and the ledger.
 */
import pg from "pg";

const FIXED_COLUMNS = {
  wallet_account: ["id", "number", "merchant_id", "customer_id", "currency", "provider", "created_at"],
  invoice: [
    ...[
      "id",
      "number",
      "merchant_id",
      "session_id",
      "invoice_number",
      "due_date",
      "currency",
      "language",
      "company_name",
    ],
    ...["customer", "subtotal", "discount_amount", "discount_percentage", "discount", "total_excl_tax", "tax_rate"],
    ...["tax_amount", "shipping_method", "shipping_excl_tax", "shipping_tax_rate", "shipping_incl_tax"],
    ...["total_incl_tax", "created_at"],
  ],
  invoice_item: null,
};

/** Histories whose rows are locked by queries; Postgres then requires the right to update a column. */
const LOCKED_HISTORIES = { event: ["id"], simulated_gateway_entry: ["id"] };

/** Tables that only the owner's functions write, not the service's role. */
const WRITTEN_BY_OWNER = ["audit_unchained", "audit_link", "audit_chain", "payment_words"];

const HISTORIES = `SELECT DISTINCT t.tgrelid::regclass::text AS name FROM pg_trigger t
  WHERE t.tgfoid = 'refuse_change'::regproc AND t.tgtype & 1 = 1`;

const COLUMNS = `SELECT attname::text AS name FROM pg_attribute
  WHERE attrelid = $1::text::regclass AND attnum > 0 AND NOT attisdropped`;

async function makeRole(client, { name, password }) {
  const { rowCount } = await client.query("SELECT 1 FROM pg_roles WHERE rolname = $1", [name]);
  const verb = rowCount === 0 ? "CREATE" : "ALTER";
  const rights = "LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS";
  await client.query(
    `${verb} ROLE ${client.escapeIdentifier(name)} ${rights} PASSWORD ${client.escapeLiteral(password)}`,
  );
}

async function grantRows(client, role) {
  await client.query(`REVOKE ALL ON ALL TABLES IN SCHEMA public FROM ${role}`);
  await client.query(`GRANT USAGE ON SCHEMA public TO ${role}`);
  await client.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${role}`);
  await client.query(`GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${role}`);
  const later = "ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT";
  await client.query(`${later} SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${role}`);
  await client.query(`${later} USAGE, SELECT ON SEQUENCES TO ${role}`);
  await client.query(`REVOKE INSERT, UPDATE, DELETE ON "_prisma_migrations" FROM ${role}`);
  await client.query(`GRANT EXECUTE ON FUNCTION chain_audit_events(integer) TO ${role}`);
}

async function fixRows(client, role) {
  const { rows } = await client.query(HISTORIES);
  for (const { name } of rows) await client.query(`REVOKE UPDATE, DELETE ON ${name} FROM ${role}`);
  for (const table of WRITTEN_BY_OWNER) await client.query(`REVOKE INSERT, UPDATE, DELETE ON ${table} FROM ${role}`);
  for (const [table, columns] of Object.entries(LOCKED_HISTORIES))
    await client.query(`GRANT UPDATE (${columns.join(", ")}) ON ${table} TO ${role}`);
  for (const [table, fixed] of Object.entries(FIXED_COLUMNS)) {
    await client.query(`REVOKE UPDATE ON ${table} FROM ${role}`);
    if (fixed === null) continue;
    const { rows: columns } = await client.query(COLUMNS, [table]);
    const changed = columns.map(({ name }) => name).filter((name) => !fixed.includes(name));
    await client.query(`GRANT UPDATE (${changed.join(", ")}) ON ${table} TO ${role}`);
  }
}

/**
 * Prepares the service's role after each migration. Idempotent; concurrent calls wait for each other.
 * @param {string} ownerUrl the owner of the tables, who may create roles or finds the role already there
 * @param {string} serviceUrl
 * @returns {Promise<boolean>} false if both addresses name one role, and nothing was done
 */
export async function prepareRuntimeRole(ownerUrl, serviceUrl) {
  const { username, password } = new URL(serviceUrl);
  const name = decodeURIComponent(username);
  if (name === decodeURIComponent(new URL(ownerUrl).username)) return false;
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query("BEGIN");
    await client.query("SELECT pg_advisory_xact_lock(7270736802)");
    await makeRole(client, { name, password: decodeURIComponent(password) });
    const role = client.escapeIdentifier(name);
    await grantRows(client, role);
    await fixRows(client, role);
    await client.query("COMMIT");
    return true;
  } finally {
    await client.end();
  }
}
