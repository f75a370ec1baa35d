/** Prisma's driver adapter, without the rounding of numbers in JSON columns. */
import { PrismaPg } from "@prisma/adapter-pg";
import { withKeptNumbers, withPlainNumbers } from "@/server/kernel/exact-json";
import { timedStatements } from "@/server/telemetry/timed";
import { isStale } from "../transactions/errors";
import { outdateConnections, repeatedIfStale } from "./connection";

type Connection = Awaited<ReturnType<PrismaPg["connect"]>>;
type Queryable = Pick<Connection, "queryRaw" | "executeRaw">;
type Query = Parameters<Connection["queryRaw"]>[0];
type Rows = Awaited<ReturnType<Connection["queryRaw"]>>;

const JSON_COLUMN = 11;

export class ExactJsonPg extends PrismaPg {
  override async connect(): Promise<Connection> {
    const connection = exact(await super.connect(), (work) => repeatedIfStale(() => outdating(work)));
    const start = connection.startTransaction.bind(connection);
    connection.startTransaction = async (isolation) => exact(await start(isolation));
    return connection;
  }
}

type Running = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs `work`, and marks all connections as stale if its connection was. */
async function outdating<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isStale(error)) outdateConnections();
    throw error;
  }
}

/** @param running executes a statement; inside a transaction a failed statement is never repeated */
function exact<Q extends Queryable>(queryable: Q, running: Running = (work) => work()): Q {
  const [query, execute] = [queryable.queryRaw.bind(queryable), queryable.executeRaw.bind(queryable)];
  queryable.queryRaw = async (sent) => {
    return received(sent, await timed(sent, () => running(() => query(written(sent)))));
  };
  queryable.executeRaw = (sent) => timed(sent, () => running(() => execute(written(sent))));
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
 * Keeps the digits of numbers in JSON columns, but not in Prisma's joined rows, whose numbers are table
 * columns.
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
