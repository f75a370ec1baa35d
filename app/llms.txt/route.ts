import { textReply } from "@/server/documentation/text-reply";
import { llmsIndex } from "@/server/documentation/twins";

export const dynamic = "force-dynamic";

export const GET = () => textReply(llmsIndex(), "plain");
