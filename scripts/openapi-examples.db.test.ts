import { writeFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { ENTRIES } from "@/server/api/openapi/entries";
import type { Entry, Example } from "@/server/api/openapi/entry";
import { callRoute, type RouteReply, type RouteRequest } from "@/server/testing/call-route";
import { giveCredit } from "@/server/testing/credit";
import { exampleMerchant, formOf, samplesIn } from "@/server/testing/examples";
import { ANSWERS, apiOperations } from "./openapi";

type Recorded = Record<string, Record<string, unknown>>;
type Routes = Parameters<typeof callRoute>[0];

const operations = await apiOperations();
const recorded: Recorded = {};

/** What is about a customer's credit. */
const SPENDING = /^wallets\.|^payments\.wallet$|^paymentMethods\./;

const CASES = Object.entries(ENTRIES).flatMap(([operation, entry]) =>
  Object.entries(entry.examples).map(([name, example]) => [entry.id, name, operation, entry, example] as const),
);

/** With SARRAF_RECORD set the answers are kept as the document's examples. */
afterAll(() => {
  if (!process.env.SARRAF_RECORD) return;
  const inOrder = Object.fromEntries(Object.values(ENTRIES).map(({ id }) => [id, recorded[id]]));
  writeFileSync(ANSWERS, `${JSON.stringify(inOrder, null, 2)}\n`);
});

function replaced(text: string, pairs: readonly (readonly [string, string])[]): string {
  return pairs.reduce((made, [from, to]) => made.replaceAll(from, to), text);
}

/** An id is shown as the one that the request names; a short one only if it is the whole value. */
function named(value: unknown, pairs: readonly (readonly [string, string])[]): unknown {
  if (Array.isArray(value)) return value.map((each) => named(each, pairs));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, named(held, pairs)]));
  const whole = pairs.find(([, made]) => made === String(value));
  if (whole !== undefined) return typeof value === "number" ? Number(whole[0]) : whole[0];
  const long = pairs.filter(([, made]) => made.length >= 12).map(([sample, made]) => [made, sample] as const);
  return typeof value === "string" ? replaced(value, long) : value;
}

/** The answer as it may be shown: no key of anybody's, and the ids that the request names. */
function shown(reply: RouteReply, pairs: readonly (readonly [string, string])[]): unknown {
  if (reply.text === "") return undefined;
  const text = reply.text
    .replace(/"(sk|pk|rk)_[^"]+"/g, '"$1_…"')
    .replace(/"token":"ey[^"]+"/g, '"token":"…"')
    .replaceAll("http://localhost:3000", "https://pay.example");
  return named(JSON.parse(text), pairs);
}

function requestOf(operation: string, entry: Entry, { params, query = {}, headers, body }: Example): RouteRequest {
  const [verb = "GET", path = ""] = operation.split(" ");
  const isForm = entry.body === "AttachmentUpload" || entry.body === "BrandImage";
  const filled = Object.entries(params ?? {}).reduce((made, [name, value]) => made.replace(`{${name}}`, value), path);
  return {
    method: verb as NonNullable<RouteRequest["method"]>,
    path: `${filled}?${new URLSearchParams(query)}`,
    ...(params && { params }),
    ...(headers && { headers }),
    ...(body && { body: isForm ? formOf(body) : body }),
  };
}

// They share no data: each has a separate merchant.
test.concurrent.each(CASES)(
  "%s: the example %s is answered with its documented status",
  async (id, name, operation, entry, example) => {
    const merchant = await exampleMerchant();
    if (SPENDING.test(id)) await giveCredit(merchant, "20");
    const pairs = await samplesIn(merchant, JSON.stringify(example));
    const sent: Example = JSON.parse(replaced(JSON.stringify(example), pairs));
    const found = operations.find(({ verb, path }) => `${verb} ${path}` === operation);
    const { auth = [] } = found?.facts ?? {};
    const key =
      auth.length === 0 ? {} : { key: auth.includes("private_key") ? merchant.privateKey : merchant.publicKey };
    const reply = await callRoute(found?.handlers as Routes, { ...requestOf(operation, entry, sent), ...key });
    expect(reply.status, reply.text).toBe(example.status ?? Number(Object.keys(entry.answers)[0]));
    recorded[id] = { ...recorded[id], [name]: shown(reply, pairs) };
  },
);
