/** What the API answers about messages. */

import { z } from "zod";
import { named } from "@/server/kernel/wire-schema-parts";

export const SentMessageView = named(
  "SentMessage",
  z.strictObject({
    message: z.string().describe("What the gateway or the service says of it."),
    result: z.literal("success").describe("How it ended."),
  }),
);
export type SentMessageView = z.infer<typeof SentMessageView>;
