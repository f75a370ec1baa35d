import { createElement } from "react";
import { expect, test } from "vitest";
import { render } from "../testing/render";
import { ActionForm } from "./form/action-form";
import { FORM_OWNER } from "./form/form-owner-name";
import type { FormState } from "./form/form-state";
import { PlainFrame } from "./plain-frame";

function shown(user?: string): string {
  const empty = { action: async (state: FormState) => state, children: null };
  const children = createElement(ActionForm, empty);
  const props = { language: "en" as const, title: "Code", otherHref: "/", user, children };
  return render(createElement(PlainFrame, props));
}

test("a form names the user who has begun to sign in, and nobody before", () => {
  expect(shown("7")).toContain(`name="${FORM_OWNER}" value="7"`);
  expect(shown()).not.toContain(FORM_OWNER);
});
