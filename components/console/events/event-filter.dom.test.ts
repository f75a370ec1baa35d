import { createElement } from "react";
import { afterEach, expect, it } from "vitest";
import { readConsoleEventQuery } from "@/server/domain/webhooks/console/event-query";
import { type Mounted, mount } from "../../testing/mount";
import { EventFilter } from "./event-filter";

let page: Mounted;
afterEach(() => page.unmount());

const kindsFor = async (isForUser: boolean) => {
  const { values } = readConsoleEventQuery({});
  page = await mount(createElement(EventFilter, { values, isForUser }), "en");
  return [...document.querySelectorAll<HTMLOptionElement>("select[name=type] option")].map(({ value }) => value);
};

it("users are offered no kind whose events they can never see", async () => {
  const kinds = await kindsFor(true);
  expect(kinds).toContain("session.paid");
  expect(kinds.filter((kind) => /^(?:card|wallet)\./.test(kind))).toEqual([]);
});

it("a page without a sign-in is offered all", async () => {
  expect(await kindsFor(false)).toEqual(expect.arrayContaining(["card.saved", "wallet.credited", "payment"]));
});
