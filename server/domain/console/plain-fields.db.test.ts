import { describe, expect, it } from "vitest";
import { listTransactions, TransactionQuery } from "@/server/domain/operations";
import { PatchSession, PLAIN_FIELDS, type PlainName, retrieveSession, updateSession } from "@/server/domain/sessions";

import { readInput } from "@/server/kernel/read-input";
import { testMerchant } from "@/server/testing/harness";
import { newSession } from "@/server/testing/paying";
import { paymentPage } from "./payment-page";
import { readPaymentQuery } from "./payment-query";
import { listPayments } from "./statements/list-payments";

const NAMES = Object.keys(PLAIN_FIELDS) as PlainName[];

/** A value that the field's reader takes: the first of text, mail address, URL and phone number. */
function sampleOf(name: PlainName, mark: string): string {
  const tried = [
    `${mark}x7`,
    `${mark}@shop.example`,
    `https://shop.example/${mark}`,
    `+1${BigInt(`0x${Buffer.from(mark).toString("hex")}`)}`.slice(0, 16),
  ];
  const taken = tried.find((value) => PLAIN_FIELDS[name].read.safeParse(value).success);
  if (taken === undefined) throw new Error(`No value fits ${name}.`);
  return taken;
}

/** The table is the only place that names a plain field beside its column. */
describe.each(NAMES)("the plain field %s", (name) => {
  it("is stored by a creation, changed by an update, and echoed", async () => {
    const { ctx, ...merchant } = await testMerchant();
    const [first, second] = [sampleOf(name, "first"), sampleOf(name, "second")];
    const sessionId = await newSession({ ctx, ...merchant }, { [name]: first });
    expect(await retrieveSession(ctx, sessionId)).toMatchObject({ [name]: first });
    const { column } = PLAIN_FIELDS[name];
    const stored = await ctx.db.paymentSession.findUniqueOrThrow({ where: { id: sessionId } });
    expect(stored[column]).toBe(first);
    await updateSession(ctx, { sessionId, fields: readInput(PatchSession, { [name]: second }), isFullUpdate: false });
    expect(await retrieveSession(ctx, sessionId)).toMatchObject({ [name]: second });
  });

  it("filters the list, is found by the search and shown in the detail as the table says", async () => {
    const { ctx, ...merchant } = await testMerchant();
    const value = sampleOf(name, "wanted");
    const sessionId = await newSession({ ctx, ...merchant }, { [name]: value });
    const other = await newSession({ ctx, ...merchant }, { [name]: sampleOf(name, "other") });
    const field = PLAIN_FIELDS[name];
    const listed = await listTransactions(ctx, readInput(TransactionQuery, { [name]: value }));
    const expected = "filter" in field ? [sessionId] : [other, sessionId];
    expect(listed.results.map(({ session_id }) => session_id).toSorted()).toEqual(expected.toSorted());
    const { values } = readPaymentQuery({ q: value });
    const found = await listPayments(ctx, { ...values, range: "all" }, 10);
    expect(found.rows).toMatchObject("search" in field ? [{ sessionId }] : []);
    const { fields } = await paymentPage(ctx, sessionId);
    expect(fields.filter((each) => each.name === name)).toEqual("isShown" in field ? [{ name, value }] : []);
  });
});
