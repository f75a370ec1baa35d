import { createElement } from "react";
import { expect, test } from "vitest";
import type { TimelineEntry } from "@/server/domain/console";
import { render } from "../../testing/render";
import { isInTab, TIMELINE_TABS, Timeline } from "./timeline";

const ENTRY: TimelineEntry = {
  ...{ id: "op_1", at: "2026-11-22T09:00:00.000Z", kind: "refund" as const, facts: ["SRF1"] },
  ...{ amount: null, who: null, said: null, method: null, operation: null, isElsewhere: false },
  ...{ event: null, decline: null, requestId: null, subscriptionId: null, callId: null },
};

function shown(entry: Partial<TimelineEntry>, language: "en" | "ar" = "en"): string {
  const entries = [{ ...ENTRY, ...entry }];
  const place = { hrefOf: () => "/", link: null, maySend: false, timeZone: "UTC" };
  return render(createElement(Timeline, { entries, language, ...place }), language);
}

test("an entry leads to its API request, its approval request or its subscription", () => {
  expect(shown({ callId: "a b&c" })).toMatch(/href="\/en\/console\/requests\?id=a(%20|\+)b%26c"[^>]*>API request</);
  expect(shown({ callId: "x" }, "ar")).toMatch(/href="\/ar\/console\/requests\?id=x"[^>]*>طلب API</);
  expect(shown({ requestId: "req_1" })).toContain('href="/en/console/approvals/req_1"');
  expect(shown({ kind: "created", subscriptionId: "sub_1" })).toContain('href="/en/console/subscriptions/sub_1"');
});

test("an entry without any of these is text", () => {
  expect(shown({})).not.toContain("<a ");
});

test.each([
  ["refund", null, ["all", "money"]],
  ["asked", null, ["all", "money"]],
  ["created", null, ["all"]],
  ["deleted", null, ["all"]],
  ["not_delivered", { id: "evt_1", kind: "session.paid" }, ["all", "events"]],
] as const)("an entry of the kind %s is in its tabs", (kind, event, tabs) => {
  expect(TIMELINE_TABS.filter((tab) => isInTab({ kind, event }, tab))).toEqual(tabs);
});
