import { expect, it } from "vitest";
import { database } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { testMerchant } from "@/server/testing/harness";
import { newSession, pay, stateOf } from "@/server/testing/paying";
import { INVARIANTS } from "./invariants";

class Undone extends Error {}

const found = INVARIANTS.find(({ name }) => name.startsWith("no answer holds a whole card number"));

it.each([
  [{ card_number: "411111*****1111" }, []],
  [{ card_number: "411111111111114" }, ["attempt"]],
  [{ Data: { InvoiceTransactions: [{ CardNumber: "6212345678901234567" }] } }, ["attempt"]],
  [{ anything: ["x", { pan: "411111111111116" }] }, ["attempt"]],
  [{ rrn: "600000000006", token: "411111111111111" }, []],
])("the audit finds %j: %j", async (gatewayResponse, places) => {
  const merchant = await testMerchant();
  const id = await newSession(merchant);
  await pay(merchant, id, "1");
  const attemptId = (await stateOf(merchant, id)).attempts[0]?.id ?? "";
  const query = Prisma.sql`SELECT place FROM (${Prisma.raw(found?.sql ?? "")}) broken WHERE id = ${attemptId}`;
  const judged = database().$transaction(async (tx) => {
    await tx.attempt.update({ where: { id: attemptId }, data: { gatewayResponse } });
    const rows = await tx.$queryRaw<{ place: string }[]>(query);
    expect(rows.map(({ place }) => place)).toEqual(places);
    throw new Undone();
  });
  await expect(judged).rejects.toBeInstanceOf(Undone);
});
