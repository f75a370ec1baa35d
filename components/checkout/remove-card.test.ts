import { createElement } from "react";
import { expect, test } from "vitest";
import { render } from "../testing/render";
import { RemoveCard } from "./remove-card";

test("the card of an agreement says in its row why it was not removed, and cannot be removed again", () => {
  const words = { remove: "Remove", keep: "Keep", locked: "It pays for an agreement.", lost: "" };
  const removal = { cardId: "a", label: "Remove Visa", question: "Remove it?" };
  const shown = { removal, words, isLost: false, isSending: false };
  const html = (isLocked: boolean) => render(createElement(RemoveCard, { ...shown, isLocked }));
  expect(html(false)).toContain("Remove it?");
  expect(html(false)).not.toContain("open");
  // Without its script this button would do nothing.
  expect(html(false)).toMatch(/<button[^>]* hidden=""[^>]*>Keep/);
  expect(html(true)).toMatch(/<details open="">.*role="alert"[^>]*>It pays for an agreement\./);
  expect(html(true)).not.toContain("<button");
});
