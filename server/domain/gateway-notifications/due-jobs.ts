import { dueJob } from "@/server/db/due-items";
import type { Job } from "@/server/kernel/types";
import { KEPT } from "./statements";
import { workNotification } from "./work-notification";

export const workGatewayNotifications: Job = dueJob(KEPT, {
  name: "work-gateway-notifications",
  run: workNotification,
});
