/** Parts of a page on the server. */
import { createElement } from "react";
import { renderToReadableStream } from "react-dom/server";
import { expect, it } from "vitest";
import { served } from "./served";

it("a part that could not be loaded is loaded again for the next page", async () => {
  const loads = [() => Promise.reject(new Error("No file may be opened.")), () => Promise.resolve(() => "Shown")];
  const instead = () => "Lost";
  const Part = served<object>(() => loads.shift()?.() ?? Promise.reject(new Error("Loaded too often.")), instead);
  const options = { onError: () => undefined };
  await expect(renderToReadableStream(createElement(Part), options)).rejects.toThrow("No file may be opened.");
  const page = await renderToReadableStream(createElement(Part), options);
  expect(await new Response(page).text()).toContain("Shown");
});
