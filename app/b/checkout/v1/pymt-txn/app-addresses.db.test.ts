import { describe, expect, test } from "vitest";
import { sessionWorld } from "@/server/testing/session-calls";
import * as one from "./[session_id]/route";
import * as all from "./route";

const checkoutWorld = sessionWorld({ all, one });
const APP = { merchant: { redirectSchemes: ["myapp"] } };
const UNLISTED = (scheme: string) => [`The scheme "${scheme}" is not in redirect_schemes of the merchant's settings.`];

describe("a return address in an app", () => {
  test("is accepted and echoed if the merchant lists its scheme, also in a change", async () => {
    const { create, patch } = await checkoutWorld(APP);
    const made = await create({ redirect_url: "MyApp://pay/return?kept=1" });
    expect(made).toMatchObject({ status: 201, body: { redirect_url: "MyApp://pay/return?kept=1" } });
    const changed = await patch(made.body.session_id, { redirect_url: "myapp://other" });
    expect(changed).toMatchObject({ status: 200, body: { redirect_url: "myapp://other" } });
  });

  test("is refused if the scheme is not listed, and nothing is stored", async () => {
    const { create, patch, count } = await checkoutWorld(APP);
    const refused = await create({ redirect_url: "other://pay" });
    expect(refused).toMatchObject({ status: 400, body: { redirect_url: UNLISTED("other") } });
    expect(await count()).toBe(0);
    const { body } = await create();
    const changed = await patch(body.session_id, { redirect_url: "other://pay" });
    expect(changed).toMatchObject({ status: 400, body: { redirect_url: UNLISTED("other") } });
  });

  test("that was accepted stays if its scheme is removed, and other fields can still be changed", async () => {
    const { create, patch, ctx, id } = await checkoutWorld(APP);
    const { body } = await create({ redirect_url: "myapp://pay" });
    await ctx.db.merchant.update({ where: { id }, data: { redirectSchemes: [] } });
    const changed = await patch(body.session_id, { order_no: "A-2" });
    expect(changed).toMatchObject({ status: 200, body: { order_no: "A-2", redirect_url: "myapp://pay" } });
  });

  test.each([
    "javascript://shop.example/%0aalert(1)",
    "JAVASCRIPT://x",
    "data://text/html,<script>1</script>",
    "file:///etc/passwd",
    "httpss://shop.example",
    "intent://pay/#Intent;scheme=myapp;end",
    "myapp:pay",
    "myapp://a b",
    "myapp://user:secret@pay",
  ])("%s is no address, whatever the merchant lists", async (redirect_url) => {
    const schemes = ["javascript", "data", "file", "httpss", "intent", "myapp"];
    const { create, count } = await checkoutWorld({ merchant: { redirectSchemes: schemes } });
    expect(await create({ redirect_url })).toMatchObject({
      status: 400,
      body: { redirect_url: ["Enter a valid URL."] },
    });
    expect(await count()).toBe(0);
  });
});
