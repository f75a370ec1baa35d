import { consoleWords } from "./console";
import type { Visitor } from "./server-actions";
import { expect } from "./test";
import { LANGUAGES } from "./words";

type Refused = { readonly need: string; readonly pages?: readonly string[] };

/** Expects a 403 page with its text and a way back, in each language, for a page and for a form. */
export async function expectSaid(
  visitor: Visitor,
  { need, pages = [] }: Refused,
  answers: readonly string[],
): Promise<void> {
  const sent = answers.find((answer) => answer.includes("/console/refused"));
  for (const lang of LANGUAGES) {
    const { forbidden } = consoleWords(lang);
    const said = [forbidden.title, forbidden.who, `href="/${lang}/console"`, ...(need.includes(".") ? [need] : [])];
    const opened = [
      ...pages.slice(0, 1).map((page) => [`/${lang}/console${page}`, said] as const),
      ...(sent === undefined ? [] : [[sent.replace("/en/", `/${lang}/`), [...said, forbidden.unsent]] as const]),
    ];
    for (const [address, texts] of opened) {
      const answer = await visitor.ask(address);
      expect.soft(answer.status, address).toBe(403);
      const html = await answer.text();
      for (const text of texts) expect.soft(html, `${address} says ${text}`).toContain(text);
    }
  }
}
