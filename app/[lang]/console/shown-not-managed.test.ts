/** The console shows subscriptions and manages none (Spec, "Console permissions"). */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";

const ROOT = resolve(__dirname, "../../..");
const FOLDERS = ["app/[lang]/console", "components/console", "server/domain/console"];
/** What reads; every other door of the module may change something. */
const READERS =
  `ChargeMail ListedCycleView MONTHLY_INCOME SUBSCRIPTION SubscriptionChangeView SubscriptionState SubscriptionSummary
  SubscriptionView SummaryColumns UpcomingChargeView WITH_NEWEST_CYCLE listChanges listChargeMails
  listCycles listUpcoming retrieveSubscription statusAt summaryColumns summaryOf`.split(/\s+/);

/** A person decides on a cycle whose payment failed later (Spec, "Parked calls"). */
const DECISIONS = [
  { path: "server/domain/console/parked.ts", name: "chargeAgain" },
  ...["CustomerLink", "mailPageLink", "readCustomerLink"].flatMap((name) => [
    { path: "server/domain/console/subscriptions/customer-link.ts", name },
    { path: "app/[lang]/console/subscriptions/parts/customer-link.tsx", name },
  ]),
];

/** Sending a customer the link of their page manages nothing. */
const SENDING = ["[subscription_id]/actions.ts", "parts/customer-link.tsx"];

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path)),
);

it("no page, form or verb of the console takes anything but readers of subscriptions", () => {
  const taken = files.flatMap((path) =>
    [...readFileSync(join(ROOT, path), "utf8").matchAll(/import ([^;]*?) from "@\/server\/domain\/subscriptions"/g)]
      .flatMap(([, names = ""]) => names.match(/\w+/g) ?? [])
      .filter((name) => !DECISIONS.some((decision) => decision.path === path && decision.name === name)),
  );
  expect(taken.length).toBeGreaterThan(0);
  expect(taken.filter((name) => name !== "type" && !READERS.includes(name))).toEqual([]);
});

it("the pages of subscriptions have no forms of actions but the one that sends the link, and no routes", () => {
  const own = files.filter(
    (path) =>
      path.includes("console/subscriptions/") &&
      !SENDING.some((each) => path === `app/[lang]/console/subscriptions/${each}`),
  );
  expect(own.filter((path) => /(actions|route)\.tsx?$/.test(path))).toEqual([]);
  for (const path of own) expect(readFileSync(join(ROOT, path), "utf8")).not.toMatch(/ActionForm|"use server"/);
  expect(existsSync(join(ROOT, "app/[lang]/console/subscriptions/page.tsx"))).toBe(true);
});
