import { z } from "zod";
import { named } from "@/server/kernel/wire-schema-parts";

export const SentMessageView = named(
  "SentMessage",
  z.strictObject({
    message: z.string().describe("A confirmation for people."),
    result: z.literal("success").describe("Always `success`: the message is on its way."),
  }),
);
export type SentMessageView = z.infer<typeof SentMessageView>;
