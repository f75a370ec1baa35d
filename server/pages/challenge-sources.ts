import type { Challenge } from "@/server/domain/gateways";

/** The origins of a bank's page and its redirects; a test gateway's page may lack https. */
export function challengeSources({ url }: Pick<Challenge, "url">): readonly string[] {
  const { protocol, origin } = new URL(url);
  return protocol === "https:" ? ["https:"] : ["https:", origin];
}
