import { BadRequest, Conflict } from "@/server/kernel/errors";
import type { RefusalReason } from "../core/refusal-reason";
import type { OperationName } from "../core/words";

type Refusal = {
  readonly reason: RefusalReason;
  readonly detail: string;
  readonly extra?: Readonly<Record<string, string>> | undefined;
};

/** The response `{detail, operation, result: "failed"}` with the keys of `extra`; `reason` is for pages. */
export class OperationRefused extends BadRequest {
  readonly reason: RefusalReason;

  constructor(operation: OperationName, { reason, detail, extra = {} }: Refusal) {
    super(detail, { operation, result: "failed", ...extra });
    this.reason = reason;
  }
}

/** Thrown if the remaining amount is no longer the one that the page showed. */
export class LeftChanged extends Conflict {
  constructor() {
    super("The remaining amount has changed meanwhile.");
  }
}
