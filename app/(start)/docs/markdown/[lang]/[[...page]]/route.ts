import { twinReply } from "@/server/documentation/text-reply";

/** Serves the Markdown twin of a documentation page at `/{lang}/docs/….md` (next.config.mjs). */
export const GET = twinReply;
