import type { Challenge } from "@/server/domain/gateways";

/** What a bank's page and its redirects need of the page that shows it; a test gateway's may lack https. */
export function challengeSources({ url }: Pick<Challenge, "url">): Readonly<Record<string, string>> {
  const { protocol, origin } = new URL(url);
  const sources = protocol === "https:" ? "https:" : `https: ${origin}`;
  return { "frame-src": sources, "form-action": sources };
}
