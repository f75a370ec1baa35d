import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { afterAll, expect, it } from "vitest";
import { Busy } from "@/server/kernel/errors";
import { openDatabase } from "./client";
import { isBusy } from "./transactions/errors";
import { transaction } from "./transactions/transaction";

/** A database that is not there: nothing listens on port 1. */
const { db: away, close } = openDatabase({ url: "postgresql://nobody@127.0.0.1:1/nothing" });

afterAll(close);

it.each([
  ["a statement", () => away.merchant.findFirst()],
  ["a raw statement", () => away.$queryRaw`SELECT 1`],
])("a database that is away is a reason to try again: %s", async (_name, ask) => {
  const error = await Promise.resolve(ask()).catch((thrown: unknown) => thrown);
  expect(isBusy(error)).toBe(true);
});

it("a transaction on a database that is away is refused as busy", async () => {
  await expect(transaction(away, (tx) => tx.merchant.count())).rejects.toBeInstanceOf(Busy);
});

it("a pooler that cannot reach the database is a reason to try again", async () => {
  const said = ["SFATAL", "C08P01", "Mquery_wait_timeout", "", ""].join("\0");
  const length = Buffer.alloc(4);
  length.writeUInt32BE(4 + said.length);
  const refusal = Buffer.concat([Buffer.from("E"), length, Buffer.from(said)]);
  const pooler = createServer((socket) => socket.once("data", () => socket.end(refusal))).listen(0, "127.0.0.1");
  await once(pooler, "listening");
  const { port } = pooler.address() as AddressInfo;
  const client = openDatabase({ url: `postgresql://nobody@127.0.0.1:${port}/nothing` });
  try {
    for (const ask of [() => client.db.$queryRaw`SELECT 1`, () => client.db.merchant.findFirst()]) {
      const error = await Promise.resolve(ask()).catch((thrown: unknown) => thrown);
      expect(String(error)).toContain("query_wait_timeout");
      expect(isBusy(error)).toBe(true);
    }
    await expect(transaction(client.db, (tx) => tx.merchant.count())).rejects.toBeInstanceOf(Busy);
  } finally {
    await client.close();
    pooler.close();
  }
});
