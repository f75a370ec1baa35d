import { pageEntry } from "@/components/console/pages";
import type { ConsoleCtx } from "@/server/domain/merchants";
import {
  type ConsoleEventValues,
  type EventLineRow,
  listEventLines,
  readConsoleEventQuery,
} from "@/server/domain/webhooks";
import { mayOpen } from "../view";

const LATEST = 8;

type LatestEvents = { readonly rows: readonly EventLineRow[]; readonly values: ConsoleEventValues };

/** Returns null for users who may not see events. */
export async function readLatestEvents(ctx: ConsoleCtx): Promise<LatestEvents | null> {
  if (!mayOpen(ctx, pageEntry("events").needs)) return null;
  const { values } = readConsoleEventQuery({});
  return { rows: (await listEventLines(ctx, values, LATEST)).rows, values };
}
