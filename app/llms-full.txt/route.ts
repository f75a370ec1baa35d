import { textReply } from "@/server/documentation/text-reply";
import { llmsFull } from "@/server/documentation/twins";

export const dynamic = "force-dynamic";

export const GET = () => textReply(llmsFull(), "plain");
