/** The flows of the guides, and how a test recognizes in the service's responses that each has succeeded. */
import type { GuideName } from "@/server/documentation/sections";

type ListReader = (path: string, method?: string) => Promise<{ results: Record<string, unknown>[] }>;

/** Reads the merchant's lists with the given key. */
export function readerOf(address: string, key: string): ListReader {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  return async (path, method = "GET") => {
    const body = method === "GET" ? null : "{}";
    return (await fetch(`${address}${path}`, { method, headers, body })).json();
  };
}

export type Flow = {
  readonly name: string;
  readonly guide: GuideName;
  /** True once the flow's last step has succeeded. */
  readonly holds: (read: ListReader, printed: string) => Promise<boolean>;
};

const REFUNDED = "4.000";
const CYCLES_IN_A_YEAR = 12;

/** The guide that a newcomer reads first. */
export const FIRST: GuideName = "first-payment";

export const FLOWS: readonly Flow[] = [
  {
    name: "a refund",
    guide: FIRST,
    holds: async (read) => {
      const { results } = await read("/b/pbl/v2/transactions/?limit=5");
      return results.some(({ refunded_amount: amount }) => amount === REFUNDED);
    },
  },
  { name: "a verified webhook", guide: "webhooks", holds: async (_, printed) => printed.includes("success") },
  {
    name: "a year of a subscription",
    guide: "subscriptions",
    holds: async (read) => {
      const { results } = await read("/b/pbl/v2/subscriptions/?limit=1", "POST");
      const cycles = await read(`/b/pbl/v2/subscriptions/${String(results[0]?.id)}/cycles/?limit=100`);
      return cycles.results.filter(({ status }) => status === "paid").length > CYCLES_IN_A_YEAR;
    },
  },
];
