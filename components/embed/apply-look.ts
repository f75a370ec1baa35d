import { undressEarlyPage } from "./early-page";

type Look = { readonly theme: unknown; readonly fonts: unknown };

/** The code of themes, once a theme needed it. */
let code: typeof import("./dress") | null = null;
let turn = 0;

/** Applies theme and fonts of the host. Their code is loaded only for hosts that have them. */
export async function applyLook({ theme, fonts }: Look): Promise<void> {
  turn += 1;
  const mine = turn;
  if (Object.keys(Object(fonts)).length > 0) void import("./load-fonts").then((loaded) => loaded.loadFonts(fonts));
  if (code === null && Object.keys(Object(theme)).length > 0) code = await import("./dress");
  if (mine !== turn) return;
  code?.dress(theme);
  undressEarlyPage();
}

export function dropLook(): void {
  turn += 1;
  code?.undressed();
}
