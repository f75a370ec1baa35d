/**
 * The driver adapter of Prisma, by which numbers in JSON columns keep their digits. Postgres stores them
 * exactly; Prisma alone would read them with JavaScript's parser, which rounds them.
 */
import { PrismaPg } from "@prisma/adapter-pg";
import { withKeptNumbers, withPlainNumbers } from "@/server/kernel/exact-json";
import { timedStatements } from "@/server/telemetry/timed";

type Connection = Awaited<ReturnType<PrismaPg["connect"]>>;
type Queryable = Pick<Connection, "queryRaw" | "executeRaw">;
type Query = Parameters<Connection["queryRaw"]>[0];
type Rows = Awaited<ReturnType<Connection["queryRaw"]>>;

/** `ColumnTypeEnum.Json` of Prisma's driver adapters. */
const JSON_COLUMN = 11;

/** Numbers are kept ones inside, and numbers in the database. */
export class ExactJsonPg extends PrismaPg {
  override async connect(): Promise<Connection> {
    const connection = exact(await super.connect());
    const start = connection.startTransaction.bind(connection);
    connection.startTransaction = async (isolation) => exact(await start(isolation));
    return connection;
  }
}

function exact<Q extends Queryable>(queryable: Q): Q {
  const [query, execute] = [queryable.queryRaw.bind(queryable), queryable.executeRaw.bind(queryable)];
  queryable.queryRaw = async (sent) => received(sent, await timed(sent, () => query(written(sent))));
  queryable.executeRaw = (sent) => timed(sent, () => execute(written(sent)));
  return queryable;
}

function timed<Result>({ sql: text, args: values }: Query, work: () => Promise<Result>): Promise<Result> {
  return timedStatements([{ text, values }], work);
}

function written(query: Query): Query {
  const args = query.args.map((arg, index) =>
    typeof arg === "string" && query.argTypes[index]?.scalarType === "json" ? withPlainNumbers(arg) : arg,
  );
  return { ...query, args };
}

/**
 * The rows with the numbers of their JSON columns kept. Prisma's own aggregates of joined rows are left
 * alone: their numbers are columns, amounts among them.
 */
function received({ sql }: Query, rows: Rows): Rows {
  const columns = rows.columnNames.flatMap((name, index) =>
    rows.columnTypes[index] === JSON_COLUMN && !sql.includes(`"__prisma_data__" AS "${name}"`) ? [index] : [],
  );
  for (const row of columns.length === 0 ? [] : rows.rows)
    for (const index of columns) {
      const text = row[index];
      if (typeof text === "string") row[index] = withKeptNumbers(text);
    }
  return rows;
}
