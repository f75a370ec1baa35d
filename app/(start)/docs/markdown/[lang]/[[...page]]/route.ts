import { twinReply } from "@/server/documentation/text-reply";

/** Serves the Markdown version of a documentation page at `/{lang}/docs/….md` (next.config.mjs). */
export const GET = twinReply;
