/** Parts of a page whose script is lost. */
import { act, createElement } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Mounted, mount } from "../testing/mount";
import { served } from "./served";

const Part = served<object>(() => Promise.reject(new Error("The script is lost.")));
const { href, pathname, search } = window.location;
const reload = vi.spyOn(window.location, "replace").mockImplementation(() => undefined);

beforeEach(() => {
  window.location.hash = "#terms";
});

afterEach(() => {
  reload.mockClear();
  window.history.replaceState(null, "", href);
});

it("the page is loaded again, also if its address has a fragment", async () => {
  const page: Mounted = await mount(createElement(Part));
  expect(reload.mock.calls).toEqual([[pathname + search]]);
  await page.unmount();
});

it("the server's HTML of the part stays", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = "<!--$--><p>Served</p><!--/$-->";
  const root = await act(async () => hydrateRoot(place, createElement(Part)));
  await act(() => vi.dynamicImportSettled());
  expect([place.textContent, reload.mock.calls]).toEqual(["Served", []]);
  await act(async () => root.unmount());
  place.remove();
});

it("a part whose script is late is shown while its form is sent", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = "<!--$--><p>Served</p><!--/$-->";
  const Slow = served<{ sent: boolean }>(
    () => new Promise(() => undefined),
    undefined,
    () => "Late",
  );
  const root = await act(async () => hydrateRoot(place, createElement(Slow, { sent: false })));
  expect(place.textContent).toBe("Served");
  await act(async () => flushSync(() => root.render(createElement(Slow, { sent: true }))));
  expect(place.textContent).toBe("Late");
  await act(async () => root.unmount());
  place.remove();
});
