import { randomUUID } from "node:crypto";
import { consoleHref } from "@/components/console/pages";

export function keyedHref(language: string, sessionId: string, act: string): string {
  return consoleHref(language, "payment", `/${sessionId}?${new URLSearchParams({ do: act, key: randomUUID() })}`);
}
