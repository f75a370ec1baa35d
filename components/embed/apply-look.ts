import { earlyPage } from "./early-page";

type Look = { readonly theme: unknown; readonly fonts: unknown };

let code: typeof import("./dress") | null = null;
let turn = 0;

/** Applies the embedding page's theme and fonts, whose code is loaded only if needed. */
export async function applyLook({ theme, fonts }: Look): Promise<void> {
  turn += 1;
  const mine = turn;
  const isThemed = Object.keys(Object(theme)).length > 0;
  if (Object.keys(Object(fonts)).length > 0)
    void import("./load-fonts").then((loaded) => loaded.loadFonts(fonts)).catch(() => undefined);
  if (code === null && isThemed) code = await import("./dress").catch(() => null);
  if (mine !== turn) return;
  if (code === null && isThemed) return;
  code?.dress(theme);
  earlyPage()?.undress();
}

export function dropLook(): void {
  turn += 1;
  code?.undressed();
}
