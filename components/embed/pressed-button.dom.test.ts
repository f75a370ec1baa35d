import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pressAgain, pressedData } from "./pressed-button";

let form: HTMLFormElement;
const sent = vi.fn((event: SubmitEvent) => {
  event.preventDefault();
  const { submitter } = event;
  return submitter instanceof HTMLButtonElement ? [submitter.name, submitter.value, submitter.form === form] : null;
});

beforeEach(() => {
  form = document.createElement("form");
  form.innerHTML = '<input name="method" value="card"><button>Pay</button><button name="sheet" value="apple_pay">';
  form.addEventListener("submit", sent);
  document.body.append(form);
});

afterEach(() => {
  form.remove();
  vi.clearAllMocks();
});

const button = (selector: string): HTMLElement | null => form.querySelector<HTMLElement>(selector);
const answers = () => sent.mock.results.map(({ value }) => value);

it("reads and presses a button that is there, with its name and value", () => {
  const wallet = button("[name=sheet]");
  expect([...pressedData(form, wallet)]).toEqual([
    ["method", "card"],
    ["sheet", "apple_pay"],
  ]);
  pressAgain(form, wallet);
  expect(answers()).toEqual([["sheet", "apple_pay", true]]);
});

it("keeps the name and value of a button that was replaced or taken away, and leaves no copy", () => {
  const wallet = button("[name=sheet]");
  wallet?.remove();
  expect(pressedData(form, wallet).get("sheet")).toBe("apple_pay");
  pressAgain(form, wallet);
  expect(answers()).toEqual([["sheet", "apple_pay", true]]);
  expect(form.querySelectorAll("button")).toHaveLength(1);
});

it("adds nothing for a button without a name, or for a form that was sent without one", () => {
  expect([...pressedData(form, button("button"))]).toEqual([["method", "card"]]);
  expect([...pressedData(form, null)]).toEqual([["method", "card"]]);
  pressAgain(form, null);
  expect(answers()).toEqual([null]);
});
