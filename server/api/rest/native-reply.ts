import type { NativeReply } from "@/server/domain/native";
import { type Reply, reply } from "./reply";

/** Marks a stored response by the header `Idempotent-Replayed`. */
export function nativeReply({ status, view, isRepeat }: NativeReply): Reply {
  return reply(status, view, isRepeat ? { "Idempotent-Replayed": "true" } : {});
}
