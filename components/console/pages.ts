/** Every page of the console: its address, who may open it, and its place in the navigation. */

/**
 * What a user must hold: a permission, `view` for the view of any type of session, or `approvals` for who
 * asks for refunds and voids, decides them or sees payments; null is for everybody.
 */
export type PageNeed =
  | "view"
  | "approvals"
  | `console.${string}`
  | `merchant.${string}`
  | `report.${string}`
  | `wallet.${string}`
  | null;

type PageEntry = {
  /** Below `/{lang}/console`; `[id]` stands for what is shown. */
  readonly path: string;
  readonly needs: PageNeed;
  /** Its folder, if the address holds more than the path. */
  readonly folder?: string;
  /** The page of the navigation that it belongs to. */
  readonly under?: string;
  /** Its group in the navigation and its icon; absent for pages that others lead to. */
  readonly navigation?: { readonly group: "work" | "developers" | "business"; readonly icon: string };
};

/** In the order of the navigation. Titles are the messages `console.pages.<name>`. */
export const PAGES = {
  start: { path: "", needs: null },
  overview: { path: "/overview", needs: "view", navigation: { group: "work", icon: "chart-column" } },
  payments: { path: "/payments", needs: "view", navigation: { group: "work", icon: "credit-card" } },
  payment: { path: "/payments", folder: "/payments/[session_id]", needs: "view", under: "payments" },
  approvals: { path: "/approvals", needs: "approvals", navigation: { group: "work", icon: "shield-check" } },
  approval: { path: "/approvals", folder: "/approvals/[id]", needs: "approvals", under: "approvals" },
  events: { path: "/events", needs: "view", navigation: { group: "developers", icon: "webhook" } },
  event: { path: "/events", folder: "/events/[id]", needs: "view", under: "events" },
  requests: { path: "/requests", needs: "console.developer", navigation: { group: "developers", icon: "scroll-text" } },
  activity: { path: "/activity", needs: null, navigation: { group: "business", icon: "history" } },
  profile: { path: "/me", needs: null },
  find: { path: "/find", needs: null },
  refused: { path: "/refused", needs: null },
} as const satisfies Readonly<Record<string, PageEntry>>;

export type PageName = keyof typeof PAGES;

export const PAGE_NAMES = Object.keys(PAGES) as readonly PageName[];

/** The page as any other is described. */
export function pageEntry(name: PageName): PageEntry {
  return PAGES[name];
}

/** The address of a page in a language; `below` is what follows its path, such as `/abc?tab=x`. */
export function consoleHref(language: string, name: PageName, below = ""): string {
  return `/${language}/console${PAGES[name].path}${below}`;
}

/** The need that an address names; nothing if it names none of a page's. */
export function pageNeed(text: unknown): PageNeed {
  const needs = PAGE_NAMES.map((name) => pageEntry(name).needs);
  return needs.find((need) => need !== null && need === text) ?? null;
}
