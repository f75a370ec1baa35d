import { postmanReply } from "@/server/documentation/text-reply";

export const dynamic = "force-dynamic";

export const GET = postmanReply;
