import { describe, expect, it } from "vitest";
import { CreateSession } from "@/server/domain/sessions";
import { bodyOf } from "./form-body";

function formOf(entries: readonly (readonly [string, string])[]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

describe("a form is the body that REST would be sent", () => {
  it.each([
    [[["amount", "٧.٢٥"]], { amount: "7.25" }],
    [[["order_no", " "]], {}],
    [[["form_key", "k"]], {}],
    [[["$ACTION_ID", "1"]], {}],
    [
      [
        ["pg_codes", "a"],
        ["pg_codes", "b"],
      ],
      { pg_codes: ["a", "b"] },
    ],
    [[["pg_codes", "a"]], { pg_codes: ["a"] }],
    [[["notifications.email", "created"]], { notifications: { email: ["created"] } }],
    [[["autopay.recurring_amount", "٣"]], { autopay: { recurring_amount: "3" } }],
    [[["extra", '{"a": 1}']], { extra: { a: 1 } }],
    [[["extra", "text"]], { extra: "text" }],
  ] as const)("%j", (entries, body) => {
    expect(JSON.parse(JSON.stringify(bodyOf(formOf(entries), CreateSession)))).toEqual(body);
  });
});
