import type { ServerResponse } from "node:http";
import { forgetOldest } from "@/server/kernel/forget-oldest";

/** Maximum number of senders that are remembered; the oldest is forgotten. */
const MOST = 20_000;

export type RefusedSenders = {
  /**
   * @returns whether the sender's last request was refused; the answer to this request decides about the next
   * one
   */
  watch(sender: string, response: ServerResponse): boolean;
};

/** Remembers addresses whose last notification had a wrong signature or address. */
export function refusedSenders(): RefusedSenders {
  const refused = new Set<string>();
  return {
    watch(sender, response) {
      response.once("finish", () => {
        refused.delete(sender);
        if (response.statusCode < 400 || response.statusCode >= 500) return;
        refused.add(sender);
        forgetOldest(refused, MOST);
      });
      return refused.has(sender);
    },
  };
}
