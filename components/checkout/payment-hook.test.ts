/** The forms of a begun wallet in a shop's frame, as the server sends them. */
import { createRequire } from "node:module";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { createElement, type ReactElement } from "react";
import { prerender } from "react-dom/static";
import { expect, it } from "vitest";
import { AskedBefore } from "../embed/asked-before";
import { ROUTER } from "../testing/router";
import { CodeForm } from "./code-form";
import { WalletSheet } from "./wallet-sheet";

const { createServerReference } = createRequire(import.meta.url)(
  "next/dist/compiled/react-server-dom-turbopack/client.node",
);
const action = createServerReference("an-action");

const said = { title: "", body: "" };
const page = {
  sessionId: "5e55",
  version: "1",
  home: "/en/embed/5e55",
  notices: { busy: said, limited: said, lost: said, untouched: said },
};
const code = {
  ...page,
  service: "stc_pay",
  label: "Code",
  errors: { required: "", invalid: "", wrong: "" },
  triesLeft: [],
  action,
  children: null,
};
const sheet = createElement(WalletSheet, {
  ...page,
  wallet: "apple_pay",
  payload: "{}",
  approve: action,
  leave: action,
  heading: null,
  payButton: null,
  cancelButton: null,
  outcomes: { paid: "", declined: "", failed: "", unknown: "" },
});

async function served(form: ReactElement): Promise<string> {
  const frame = { origin: "https://shop.example", channel: "c" };
  const asked = { frame, children: form };
  const { prelude } = await prerender(
    createElement(AppRouterContext, { value: ROUTER }, createElement(AskedBefore, asked)),
  );
  return new Response(prelude).text();
}

it.each([
  ["a code", createElement(CodeForm, code)],
  ["a sheet", sheet],
])("the form of %s posts without its script, and says that no hook was asked", async (_, form) => {
  const html = await served(form);
  expect(html).toContain('action="" encType="multipart/form-data" method="POST"');
  expect(html).toContain("an-action");
  expect(html).toContain('data-unasked=""');
  expect(html).not.toContain("javascript:");
});
