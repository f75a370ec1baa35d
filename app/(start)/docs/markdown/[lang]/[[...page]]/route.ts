import { twinReply } from "@/server/documentation/text-reply";

/** Reached by `/{lang}/docs/….md` (next.config.mjs). */
export const GET = twinReply;
