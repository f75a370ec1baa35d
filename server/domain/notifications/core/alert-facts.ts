import { z } from "zod";

const Name = { gateway: z.string(), name: z.string(), nameAr: z.string().nullable() };

export const AlertFacts = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("success_rate"),
    ...Name,
    form: z.string(),
    tried: z.number(),
    ok: z.number(),
    usual: z.number(),
    since: z.string(),
  }),
  z.object({
    kind: z.literal("receiver"),
    address: z.string(),
    endpointId: z.string().nullable(),
    failures: z.number(),
    error: z.string(),
    since: z.string(),
  }),
  z.object({ kind: z.literal("gateway_key"), ...Name, since: z.string() }),
  z.object({
    kind: z.literal("holds"),
    day: z.string(),
    count: z.number(),
    sums: z.array(z.object({ currency: z.string(), amount: z.string() })),
    first: z.string(),
  }),
]);

export type AlertFacts = z.infer<typeof AlertFacts>;
