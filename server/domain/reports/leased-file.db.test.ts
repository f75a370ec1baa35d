import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { addSeconds } from "@/server/kernel/time";
import { testMerchant } from "@/server/testing/harness";
import { storedFile } from "@/server/testing/reporting";
import { putLeased } from ".";

async function* batches() {
  for (const text of ["one ", "two ", "three"]) yield text;
}

test("a lease is renewed between batches, and a file whose lease was lost is not stored", async () => {
  const merchant = await testMerchant();
  const began = new Date();
  let seconds = 0;
  const realNow = () => {
    seconds += 10;
    return addSeconds(began, seconds);
  };
  const ends: Date[] = [];
  const put = (name: string, count: number) =>
    putLeased<string>({ ...merchant.ctx, realNow }, `reports/${merchant.id}/${name}-1.csv`, {
      contentType: "text/csv",
      batches: batches(),
      recordsOf: () => 1,
      pack: (texts) => Readable.from(texts, { objectMode: false }),
      renew: async (leaseUntil) => {
        ends.push(leaseUntil);
        return { count };
      },
    });
  expect(await put("kept", 1)).toEqual({ records: 3, fileSize: 13 });
  expect(ends).toEqual([addSeconds(began, 100)]);
  expect((await storedFile(`reports/${merchant.id}/kept-1.csv`))?.toString()).toBe("one two three");
  await expect(put("lost", 0)).rejects.toThrow("Another process writes the file.");
  expect(await storedFile(`reports/${merchant.id}/lost-1.csv`)).toBeNull();
});
