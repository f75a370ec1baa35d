import { createElement } from "react";
import { expect, test } from "vitest";
import { render } from "../testing/render";
import { RemoveCard } from "./remove-card";

test("the card of an agreement says in its row why it was not removed, and cannot be removed again", () => {
  const words = { remove: "Remove", keep: "Keep", locked: "It pays for an agreement." };
  const removal = { cardId: "a", label: "Remove Visa", question: "Remove it?" };
  const html = (isLocked: boolean) => render(createElement(RemoveCard, { removal, words, isLocked, isSending: false }));
  expect(html(false)).toContain("Remove it?");
  expect(html(false)).not.toContain("open");
  expect(html(true)).toMatch(/<details open="">.*role="alert"[^>]*>It pays for an agreement\./);
  expect(html(true)).not.toContain("<button");
});
