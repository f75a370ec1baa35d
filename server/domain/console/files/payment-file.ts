import type { PaymentFile } from "@/server/db/generated/client";
import type { Ctx } from "@/server/kernel/types";
import { fileState } from "./core/file-state";
import { FILE_FAILURES, type FileFailure, type FileState } from "./core/words";

/** A file of payments in a list. Instants are ISO 8601. */
export type PaymentFileLine = {
  readonly id: string;
  readonly name: string;
  readonly query: string;
  readonly state: FileState;
  readonly failure: FileFailure | null;
  readonly records: number | null;
  /** Size in bytes. */
  readonly size: number | null;
  readonly createdAt: string;
  readonly nextTryAt: string | null;
  readonly expiresAt: string | null;
};

export function fileQuery({ query, fields }: Pick<PaymentFile, "query" | "fields">): string {
  const pairs = new URLSearchParams(query);
  for (const field of fields) pairs.append("field", field);
  return pairs.toString();
}

export function paymentFileLine(ctx: Ctx, file: PaymentFile): PaymentFileLine {
  const state = fileState(file, { now: ctx.now(), realNow: ctx.realNow() });
  return {
    id: file.id,
    name: file.name,
    query: fileQuery(file),
    state,
    failure: FILE_FAILURES.find((failure) => failure === file.failure) ?? null,
    records: file.records,
    size: file.fileSize === null ? null : Number(file.fileSize),
    createdAt: file.createdAt.toISOString(),
    nextTryAt: state === "waiting" && file.failure !== null ? (file.dueAt?.toISOString() ?? null) : null,
    expiresAt: file.expiresAt?.toISOString() ?? null,
  };
}
