import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { callRoute } from "@/server/testing/call-route";
import { countStatements } from "@/server/testing/harness";
import { inRounds } from "@/server/testing/rounds";
import { BODY, sessionWorld } from "@/server/testing/session-calls";
import * as one from "./[session_id]/route";
import * as sessionsRoute from "./route";
import * as all from "./route";

const checkoutWorld = sessionWorld({ all, one });

const keyed = (key: string) => ({ headers: { "Idempotency-Key": key } });

test("the same key and body create one session, and repeats get the first answer, key order and all", async () => {
  const { create, count, patch } = await checkoutWorld();
  const key = randomUUID();
  const first = await create({ extra: { b: 1, a: 2 } }, keyed(key));
  expect(first.headers.get("idempotent-replayed")).toBeNull();
  await patch(first.body.session_id, { amount: "1" });
  const again = await create({ extra: { a: 2, b: 1 } }, keyed(key));
  expect(again.status).toBe(201);
  expect(again.headers.get("idempotent-replayed")).toBe("true");
  expect(JSON.stringify(again.body)).toBe(JSON.stringify(first.body));
  expect(await count()).toBe(1);
});

test("fifty identical requests at once create one session: the others get it, or 409", async () => {
  const { create, count } = await checkoutWorld();
  await inRounds(1, async (choices, round) => {
    const key = randomUUID();
    const answers = await choices.atOnce(Array.from({ length: 50 }, () => () => create({}, keyed(key))));
    const made = answers.filter(({ status }) => status === 201);
    expect(made.length).toBeGreaterThan(0);
    for (const { status, body } of answers) {
      if (status === 201) expect(body).toEqual(made[0]?.body);
      else expect({ status, body }).toEqual({ status: 409, body: { detail: expect.any(String) } });
    }
    expect(await count()).toBe(round + 1);
  });
});

test("the same key with another body is 422; with another merchant it is another key", async () => {
  const [mine, theirs] = [await checkoutWorld(), await checkoutWorld()];
  const key = randomUUID();
  await mine.create({}, keyed(key));
  expect(await mine.create({ amount: "11" }, keyed(key))).toMatchObject({
    status: 422,
    body: { detail: expect.any(String) },
  });
  expect(await theirs.create({ amount: "11" }, keyed(key))).toMatchObject({ status: 201 });
});

test("a refusal frees the key, and a key of 256 characters is refused", async () => {
  const { create, count } = await checkoutWorld();
  const key = randomUUID();
  expect(await create({ amount: "0" }, keyed(key))).toMatchObject({ status: 400 });
  expect(await create({}, keyed(key))).toMatchObject({ status: 201 });
  const fields = { "Idempotency-Key": ["Ensure this field has no more than 255 characters."] };
  expect(await create({}, keyed("k".repeat(256)))).toMatchObject({ status: 400, body: fields });
  expect(await create({}, keyed("k".repeat(255)))).toMatchObject({ status: 201 });
  expect(await count()).toBe(2);
});

test("without a key equal requests create separate sessions", async () => {
  const { create, count } = await checkoutWorld();
  const [one, two] = [await create({ order_no: "A" }), await create({ order_no: "A" })];
  expect(one.body.session_id).not.toBe(two.body.session_id);
  expect(await count()).toBe(2);
});

test("a key costs three statements more, and a replay three in all", async () => {
  const { privateKey: key } = await checkoutWorld();
  const once = () => callRoute(sessionsRoute, { method: "POST", key, body: BODY, ...keyed("k") });
  expect((await countStatements(once)).statements).toHaveLength(6);
  expect((await countStatements(once)).statements).toHaveLength(3);
});
