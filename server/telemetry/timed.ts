import { type Attributes, context, SpanStatusCode, trace } from "@opentelemetry/api";
import { env } from "@/server/env";
import { bridge } from "@/server/front/bridge";
import { logger } from "@/server/log";
import { count, observeSeconds, type TIMERS } from "./instruments";
import { currentRequestId } from "./request-scope";

export type TimedWork = {
  readonly span: string;
  readonly timer: keyof typeof TIMERS;
  readonly attributes: Attributes;
};

/** Times work, and traces it as a span if traces are on; errors are recorded and thrown. */
export async function timed<Result>(named: TimedWork, work: () => Promise<Result>): Promise<Result> {
  const { span: name, timer, attributes } = named;
  const span = trace.getTracer("sarraf").startSpan(name, { attributes });
  const started = performance.now();
  let outcome = "answered";
  try {
    return await context.with(trace.setSpan(context.active(), span), work);
  } catch (error) {
    outcome = "failed";
    span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : "Error" });
    throw error;
  } finally {
    span.end();
    observeSeconds(timer, (performance.now() - started) / 1_000, { ...attributes, outcome });
  }
}

/** Maximum length of an SQL statement in a span. It contains placeholders, never values. */
const MOST_OF_STATEMENT = 300;

type TimedStatement = { readonly text: string; readonly values: readonly unknown[] };

type StatementWitness = (sent: readonly TimedStatement[]) => void;

let statementWitness: StatementWitness | null = null;

/** Sets a function that observes all SQL statements, for tests that count them; null removes it. */
export function witnessStatements(witness: StatementWitness | null): void {
  statementWitness = witness;
}

/**
 * Milliseconds after the start in which slow statements are not logged, because loading code delays reading
 * Postgres' answers.
 */
const START_MS = 10_000;

function isStarting(steady: number): boolean {
  const { measuredSince } = bridge();
  return measuredSince !== undefined && steady - measuredSince < START_MS;
}

/**
 * Times one round trip of SQL statements; slow statements are counted and logged with the request's id.
 * Errors are thrown.
 */
export async function timedStatements<Result>(
  statements: readonly TimedStatement[],
  work: () => Promise<Result>,
): Promise<Result> {
  statementWitness?.(statements);
  const shown = () => statements.map(({ text }) => text.slice(0, MOST_OF_STATEMENT)).join("; ");
  const span = trace.getTracer("sarraf").startSpan("statement");
  if (span.isRecording()) span.setAttribute("db.query.text", shown());
  const started = performance.now();
  try {
    return await work();
  } finally {
    span.end();
    const milliseconds = performance.now() - started;
    observeSeconds("sarraf_statement_seconds", milliseconds / 1_000);
    if (milliseconds > env.slowStatementMs) {
      count("sarraf_slow_statements_total");
      if (!isStarting(started)) warn(milliseconds, shown());
    }
  }
}

function warn(milliseconds: number, statement: string): void {
  const facts = { requestId: currentRequestId(), milliseconds: Math.round(milliseconds) };
  logger().warn({ ...facts, statement }, "A statement was slow.");
}
