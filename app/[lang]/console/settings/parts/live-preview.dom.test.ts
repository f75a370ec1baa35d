import { act, type ComponentProps, createElement } from "react";
import { afterEach, expect, test } from "vitest";
import { type Mounted, mount } from "@/components/testing/mount";
import { LivePreview } from "./live-preview";

let page: Mounted;
afterEach(() => page.unmount());

const WORDS = { title: "Live preview", unsaved: "Not saved yet", shows: "What", sizes: "Screen" };

async function show(query = "saved=logo.png") {
  const props: ComponentProps<typeof LivePreview> = {
    words: WORDS,
    shows: [
      ["checkout", "Checkout"],
      ["receipt", "Receipt"],
    ],
    sizes: [
      ["phone", "Phone"],
      ["desktop", "Desktop"],
    ],
    chosen: { show: "checkout", size: "phone" },
    frames: [{ title: "Preview in English", href: "about:blank" }],
    saved: { name: "Dar Books", brand_color: "", zone: "UTC", tick: "true" },
    query,
    children: null,
  };
  const preview = createElement(LivePreview, props);
  const fields = ["name", "brand_color", "other"].map((name) =>
    createElement("input", {
      key: name,
      type: "text",
      name,
      "aria-label": name,
      defaultValue: name === "name" ? "Dar Books" : "",
    }),
  );
  const options = ["UTC", "Asia/Kuwait"].map((zone) => createElement("option", { key: zone }, zone));
  const chosen = [
    createElement("select", { key: "zone", name: "zone", "aria-label": "zone", defaultValue: "UTC" }, options),
    createElement("input", { ...{ key: "tick", type: "checkbox", name: "tick", value: "true" }, defaultChecked: true }),
  ];
  page = await mount(
    createElement("div", { "data-settings": "" }, createElement("form", null, ...fields, ...chosen), preview),
  );
}

const addresses = () => [...document.querySelectorAll("iframe")].map((frame) => frame.getAttribute("src"));
const typeIn = async (name: string, text: string) => {
  await page.type(page.one("textbox", name), text);
  await act(() => new Promise((done) => setTimeout(done, 200)));
};

test("what is typed is shown, and what is not saved is said", async () => {
  await show();
  const saved = "about:blank?show=checkout&saved=logo.png";
  expect(addresses()).toEqual([saved]);
  expect(document.body.textContent).not.toContain(WORDS.unsaved);
  await typeIn("name", "دار");
  const typed = `${saved}&name=${encodeURIComponent("دار")}`;
  expect(document.body.textContent).toContain(WORDS.unsaved);
  expect(addresses()).toEqual([typed]);
  await typeIn("name", " Dar Books ");
  expect(addresses()).toEqual([saved]);
  expect(document.body.textContent).not.toContain(WORDS.unsaved);
});

test("other fields change nothing, and the chosen sample keeps what is typed", async () => {
  await show();
  await typeIn("other", "x");
  expect(addresses()).toHaveLength(1);
  await typeIn("brand_color", "#ffd400");
  await page.press(page.one("radio", "Receipt"));
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(addresses()).toEqual(["about:blank?show=receipt&saved=logo.png&brand_color=%23ffd400"]);
});

test("what is typed replaces the same name in the address", async () => {
  await show("saved=logo.png&brand_color=%23111111");
  await typeIn("brand_color", "#ffd400");
  expect(addresses().at(-1)).toBe("about:blank?show=checkout&saved=logo.png&brand_color=%23ffd400");
});

test("a chosen zone and a cleared tick are not saved yet", async () => {
  await show();
  const change = async (selector: string, set: (field: Element) => void) => {
    const field = document.querySelector(selector);
    if (field === null) throw new Error(`There is no ${selector}.`);
    set(field);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    await act(() => new Promise((done) => setTimeout(done, 200)));
  };
  await change("select", (field) => Reflect.set(field, "value", "Asia/Kuwait"));
  expect(addresses().at(-1)).toContain("zone=Asia%2FKuwait");
  await change('[type="checkbox"]', (field) => Reflect.set(field, "checked", false));
  expect(addresses().at(-1)).toContain("tick=false");
  expect(document.body.textContent).toContain(WORDS.unsaved);
});
