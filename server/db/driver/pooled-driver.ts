import type pg from "pg";
import { timedStatements } from "@/server/telemetry/timed";
import { isStale } from "../transactions/errors";
import { batcher } from "./batching";
import { endsConnection, noteStale, repeatedIfStale, withConnection } from "./connection";
import { encoded } from "./encode-values";
import { type EncodedStatement, pipelineBatches, type StatementResult, sendBatch } from "./pipeline";
import type { PreparedNames } from "./prepared-statements";
import type { Driver, Statement } from "./statement";

const MAX_GROUP_COMMIT = 16;
/** Maximum number of batches that share a connection; the last batch waits for all earlier batches. */
const MAX_PIPELINE = 32;

/**
 * Outside transactions, pipelines batches of `pipelined` statements; any other batch gets a connection alone
 * (decision 0319).
 */
export function pooledDriver(pool: pg.Pool, names: PreparedNames): Driver {
  const pipeline = pipelineOver(pool);
  const send: Driver["sendBatch"] = (statements) => {
    const batch = encoded(statements, names);
    if (statements.every(({ pipelined }) => pipelined))
      return timedStatements(batch, () => repeatedIfStale(() => pipeline(batch)));
    const alone = () => withConnection(pool, (connection) => sendBatch(connection, batch));
    return timedStatements(batch, () => repeatedIfStale(alone));
  };
  return {
    sendBatch: send,
    sendLater: async (statement) => void (await send([statement])),
    groupCommit: groupCommitOver(send),
  };
}

type PendingBatch<Each> = {
  readonly statements: readonly Each[];
  readonly resolve: (results: StatementResult<object>[]) => void;
  readonly reject: (error: unknown) => void;
};

function groupCommitOver(send: Driver["sendBatch"]): NonNullable<Driver["groupCommit"]> {
  const add = batcher<PendingBatch<Statement> & { readonly lockKey: string | null }>({
    maxSize: MAX_GROUP_COMMIT,
    keyOf: ({ lockKey }) => lockKey,
    run: async (group) => {
      try {
        const results = await send(group.flatMap(({ statements }) => statements));
        let first = 0;
        for (const { statements, resolve } of group) {
          resolve(results.slice(first, first + statements.length));
          first += statements.length;
        }
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    },
  });
  return (statements, lockKey = null) =>
    new Promise((resolve, reject) => add({ statements, lockKey, resolve, reject }));
}

/** Batches of several callers share one connection; each succeeds or fails alone. */
function pipelineOver(pool: pg.Pool) {
  const run = async (pending: readonly PendingBatch<EncodedStatement>[]): Promise<void> => {
    try {
      await withConnection(pool, (connection) => {
        const results = pipelineBatches(
          connection,
          pending.map(({ statements }) => statements),
        );
        pending.forEach(({ resolve, reject }, index) => {
          // A stale connection is marked before the caller can repeat statements on the same connection.
          const refuse = (error: unknown): void => {
            noteStale(connection, error);
            reject(error);
          };
          void results[index]?.then(resolve, refuse);
        });
        return allSettled(results);
      });
    } catch (error) {
      // Every caller gets the error, except callers whose batch already has a result.
      for (const { reject } of pending) reject(error);
    }
  };
  const add = batcher({ run, maxSize: MAX_PIPELINE });
  return (statements: readonly EncodedStatement[]): Promise<StatementResult<object>[]> =>
    new Promise((resolve, reject) => add({ statements, resolve, reject }));
}

async function allSettled(results: readonly Promise<unknown>[]): Promise<void> {
  const errors = (await Promise.allSettled(results)).flatMap((settled) =>
    settled.status === "rejected" ? [settled.reason] : [],
  );
  if (errors.length > 0) throw errors.find(endsConnection) ?? errors.find(isStale) ?? errors[0];
}
