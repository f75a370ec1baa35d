import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";

const COMPONENTS = resolve(__dirname, "..");
const BLOCK = /\s(block|flex|grid)\s/;

it("a name on a customer's page is isolated in its line, which is aligned by the page's language", () => {
  const aligned = ["challenge", "checkout", "embed", "pay", "payment", "shell"].flatMap((folder) =>
    readdirSync(join(COMPONENTS, folder))
      .filter((name) => name.endsWith(".tsx"))
      .flatMap((name) =>
        [...readFileSync(join(COMPONENTS, folder, name), "utf8").matchAll(/<bdi[^>]*className="([^"]*)"/g)]
          .filter(([, look = ""]) => BLOCK.test(` ${look} `) && !look.includes("rtl:text-end"))
          .map(() => `${folder}/${name}`),
      ),
  );
  expect(aligned).toEqual([]);
});
