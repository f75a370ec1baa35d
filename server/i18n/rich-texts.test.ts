import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import en from "../../messages/en.json";

const FILES = ["app", "components"]
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`))
  .filter((file) => file.endsWith(".tsx"));
const TEXTS = textsOf(en, "");

function textsOf(messages: object, path: string): readonly (readonly [string, string])[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${path}.${key}`, value] as const] : textsOf(value, `${path}.${key}`),
  );
}

/** Names whose value is a function, in calls of `rich` with a literal key. */
function functionsOf(source: string): readonly { readonly key: string; readonly name: string }[] {
  return [...source.matchAll(/\.rich\("([\w.]+)", \{([\s\S]*?)\}\)/g)].flatMap(([, key = "", values = ""]) =>
    [...values.matchAll(/(\w+): (\(\w*\) =>|\w+\b(?!\())/g)].flatMap(([, name = "", value = ""]) =>
      value.endsWith("=>") || source.includes(`const ${value} = () =>`) ? { key, name } : [],
    ),
  );
}

it("no text has an argument where the code gives a function", () => {
  const given = FILES.flatMap((file) => {
    const source = readFileSync(file, "utf8");
    const namespaces = [...source.matchAll(/useTranslations\("([\w.]+)"\)/g)].map(([, name]) => `.${name}`);
    return functionsOf(source).flatMap(({ key, name }) =>
      TEXTS.filter(([path]) => namespaces.some((each) => path === `${each}.${key}`)).map(([path, text]) => ({
        place: `${file}: ${path.slice(1)} ${name}`,
        isArgument: text.includes(`{${name}`),
      })),
    );
  });
  expect(given.length).toBeGreaterThan(50);
  expect(given.filter(({ isArgument }) => isArgument).map(({ place }) => place)).toEqual([]);
});
