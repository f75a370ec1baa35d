/** The job of notifications: what is due is a column of the row. */
import { Prisma } from "@/server/db/client";
import { type DueSource, dueJob } from "@/server/db/due-items";
import type { Job } from "@/server/kernel/types";
import { workNotification } from "./work-notification";

const KEPT: DueSource = {
  table: Prisma.sql`gateway_notification`,
  dueAt: Prisma.sql`item.due_at`,
  condition: Prisma.sql`item.due_at IS NOT NULL`,
};

/** Works what gateways have told (Spec, "Gateway notifications"). */
export const workGatewayNotifications: Job = dueJob(KEPT, {
  name: "work-gateway-notifications",
  run: workNotification,
});
