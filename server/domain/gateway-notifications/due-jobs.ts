/** The job of notifications: a column of the row says what is due. */
import { Prisma } from "@/server/db/client";
import { type DueSource, dueJob } from "@/server/db/due-items";
import type { Job } from "@/server/kernel/types";
import { workNotification } from "./work-notification";

const KEPT: DueSource = {
  table: Prisma.sql`gateway_notification`,
  dueAt: Prisma.sql`item.due_at`,
  condition: Prisma.sql`item.due_at IS NOT NULL`,
};

/** Processes gateways' notifications (Spec, "Gateway notifications"). */
export const workGatewayNotifications: Job = dueJob(KEPT, {
  name: "work-gateway-notifications",
  run: workNotification,
});
