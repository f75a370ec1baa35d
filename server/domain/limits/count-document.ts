import type { SystemCtx } from "@/server/kernel/types";
import { countWithin } from "./count-within";

export const MOST_DOCUMENTS = 30;

/** @throws {RateLimited} from the 31st request in a minute on */
export function countDocument(system: SystemCtx, caller: string): Promise<void> {
  return countWithin(system, { caller, kind: "document", seconds: 60, most: MOST_DOCUMENTS });
}
