import type { NativeReply } from "@/server/domain/native";
import { type Reply, reply } from "./reply";

/** A repeat has the header that marks kept answers. */
export function nativeReply({ status, view, isRepeat }: NativeReply): Reply {
  return reply(status, view, isRepeat ? { "Idempotent-Replayed": "true" } : {});
}
