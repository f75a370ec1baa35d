import type { NativeReply } from "@/server/domain/native";
import { type Reply, reply } from "./reply";

export function nativeReply({ status, view, isRepeat }: NativeReply): Reply {
  return reply(status, view, isRepeat ? { "Idempotent-Replayed": "true" } : {});
}
