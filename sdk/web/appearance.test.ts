import { describe, expect, it, test } from "vitest";
import {
  appearanceMistake,
  familyList,
  fitAppearance,
  fitFonts,
  fontAddress,
  fontOrigins,
  fontsMistake,
} from "./appearance";

describe("appearance", () => {
  it.each([undefined, null, {}, { primaryColor: "#0b6e5f", radius: 0, spacing: 3.5, fontFamily: "'Cairo', serif" }])(
    "%j can be used",
    (appearance) => {
      expect(appearanceMistake(appearance)).toBeNull();
    },
  );

  it.each([
    ["x", "an object"],
    [[], "an object"],
    [{ primaryColour: "#fff" }, "nothing else"],
    [{ primaryColor: "red" }, "a colour"],
    [{ primaryColor: "#fff;}*{display:none}" }, "a colour"],
    [{ radius: "12px" }, "pixels from 0 to 32"],
    [{ radius: -1 }, "pixels from 0 to 32"],
    [{ radius: Number.NaN }, "pixels from 0 to 32"],
    [{ spacing: 7 }, "pixels from 3 to 6"],
    [{ fontFamily: "x; background: url(//evil.example)" }, "names of fonts"],
    [{ fontFamily: "x".repeat(101) }, "names of fonts"],
  ])("%j cannot, and the error says why", (appearance, words) => {
    expect(appearanceMistake(appearance)).toContain(words);
    expect(fitAppearance(Object(appearance))).toEqual({});
  });

  test("names of fonts are quoted, words of CSS are not", () => {
    expect(familyList(`'IBM Plex', "Cairo" , sans-serif,, خط`)).toBe('"IBM Plex", "Cairo", sans-serif, "خط"');
  });
});

describe("fonts", () => {
  const font = { family: "Cairo", src: "https://cdn.example/cairo.woff2", weight: "200 900" };

  it("are files with a name, loaded from few origins", () => {
    const fonts = [font, { ...font, weight: 700, style: "italic" as const, src: "http://localhost:8080/b.ttf" }];
    expect(fontsMistake(fonts)).toBeNull();
    expect(fitFonts(fonts)).toEqual(fonts);
    expect(fontOrigins([...fonts, font])).toEqual(["https://cdn.example", "http://localhost:8080"]);
    expect(fontsMistake(undefined)).toBeNull();
  });

  it.each([
    [{}, "a list"],
    [new Array(7).fill(font), "at most 6"],
    [[null], "fonts[0] is an object"],
    [[font, { ...font, family: "a'; src: url(x)" }], "fonts[1].family"],
    [[{ ...font, src: "http://cdn.example/x.woff2" }], "fonts[0].src"],
    [[{ ...font, src: "javascript:alert(1)" }], "fonts[0].src"],
    [[{ ...font, src: "https://user:pass@cdn.example/x" }], "fonts[0].src"],
    [[{ ...font, weight: "heavy" }], "fonts[0].weight"],
    [[{ ...font, style: "oblique 10deg" }], "fonts[0].style"],
  ])("%j cannot be used, and the error says why", (fonts, words) => {
    expect(fontsMistake(fonts)).toContain(words);
    expect(fitFonts(fonts)).toEqual([]);
  });

  test("no sign of an address ends the CSS text around it", () => {
    expect(fontAddress(`https://cdn.example/x".woff2?a=')\\`)).not.toMatch(/["'()\\]/);
  });
});
