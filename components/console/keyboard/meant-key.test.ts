import { describe, expect, it } from "vitest";
import { meantKey } from "./meant-key";

const UNHELD = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

describe("a key is meant by its place on the keyboard", () => {
  it.each([
    [{ code: "KeyJ", key: "j" }, "J"],
    [{ code: "KeyJ", key: "ت" }, "J"],
    [{ code: "KeyJ", key: "J", shiftKey: true }, null],
    [{ code: "KeyK", key: "k", ctrlKey: true }, "palette"],
    [{ code: "KeyK", key: "ن", metaKey: true }, "palette"],
    [{ code: "KeyK", key: "k", ctrlKey: true, metaKey: true }, null],
    [{ code: "KeyK", key: "K", ctrlKey: true, shiftKey: true }, null],
    [{ code: "KeyR", key: "r", ctrlKey: true }, null],
    [{ code: "KeyR", key: "r", altKey: true }, null],
    [{ code: "Slash", key: "/" }, "/"],
    [{ code: "Slash", key: "ظ" }, "/"],
    [{ code: "Slash", key: "؟", shiftKey: true }, "?"],
    [{ code: "Digit7", key: "/", shiftKey: true }, "/"],
    [{ code: "Minus", key: "?", shiftKey: true }, "?"],
    [{ code: "Escape", key: "Escape" }, "Escape"],
    [{ code: "Digit1", key: "1" }, null],
    [{ code: "", key: "Process" }, null],
  ])("%j", (press, meant) => {
    expect(meantKey({ ...UNHELD, ...press })).toBe(meant);
  });
});
