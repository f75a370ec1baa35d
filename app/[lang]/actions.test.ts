import { describe, expect, it } from "vitest";
import { cancelPayment, removeCard, startPayment } from "@/app/[lang]/checkout/[session_id]/actions";
import * as payPage from "@/app/[lang]/pay/[attempt_token]/actions";
import { redeliverEvent } from "@/app/[lang]/sandbox/events/actions";
import * as subscriptionPage from "@/app/[lang]/subscription/[page_token]/actions";

const NOT_FOUND = "NEXT_HTTP_ERROR_FALLBACK;404";
const ACTIONS = { cancelPayment, removeCard, startPayment, ...payPage, ...subscriptionPage };
const form = new FormData();

/** Calls the action as Next does: with whatever the browser has sent. */
async function called(action: (...given: never[]) => Promise<unknown>, sent: readonly unknown[]): Promise<unknown> {
  return Reflect.apply(action, undefined, sent);
}

describe.each(Object.entries(ACTIONS))("the action %s", (_name, action) => {
  it.each([
    [[]],
    [[null]],
    [[5]],
    [[{}, {}, form]],
    [[["x"], form, form]],
    [[{ lang: "en", sessionId: { toString: null }, token: ["x"] }]],
    [[null, {}, form]],
  ])("answers arguments that no form of ours has with 404: %o", async (sent) => {
    await expect(called(action, sent)).rejects.toMatchObject({ digest: NOT_FOUND });
  });
});

const WITH_FORM = { removeCard, startPayment, pay: payPage.pay };

describe.each(Object.entries(WITH_FORM))("the action %s", (_name, action) => {
  it.each([undefined, null, "x", { get: "y" }])("answers %o in place of its form with 404", async (sent) => {
    const place = { lang: "en", sessionId: "s", token: "t" };
    await expect(called(action, [place, {}, sent])).rejects.toMatchObject({ digest: NOT_FOUND });
  });
});

const ON_SUBSCRIPTION = { pay: subscriptionPage.pay, makeActive: subscriptionPage.makeActive };

describe.each(Object.entries(ON_SUBSCRIPTION))("the self-service page's action %s", (_name, action) => {
  it.each([undefined, null, "x", { get: "y" }])("answers %o in place of its form with 404", async (sent) => {
    await expect(called(action, [{ lang: "en", token: "t" }, sent])).rejects.toMatchObject({ digest: NOT_FOUND });
  });
});

describe("the events page's action", () => {
  it.each([[[null, null, form]], [[{ eventId: 5 }, null, form]], [[{ lang: "en", eventId: "evt_1" }, null, "x"]]])(
    "answers arguments that no form of ours has with 404: %o",
    async (sent) => {
      await expect(called(redeliverEvent, sent)).rejects.toMatchObject({ digest: NOT_FOUND });
    },
  );
});
