/** Every page of the console: its address, who may open it, and its place in the navigation. */

/**
 * What a user must hold: a permission, or `view` for the view of any type of session; null is for
 * everybody.
 */
export type PageNeed =
  | "view"
  | `card.${string}`
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
  subscriptions: { path: "/subscriptions", needs: "view", navigation: { group: "work", icon: "repeat" } },
  subscription: {
    path: "/subscriptions",
    folder: "/subscriptions/[subscription_id]",
    needs: "view",
    under: "subscriptions",
  },
  customers: { path: "/customers", needs: "view", navigation: { group: "work", icon: "users" } },
  customer: { path: "/customers", folder: "/customers/[customer_id]", needs: "view", under: "customers" },
  wallets: { path: "/wallets", needs: "wallet.view", navigation: { group: "work", icon: "wallet" } },
  wallet: { path: "/wallets", folder: "/wallets/[account_id]", needs: "wallet.view", under: "wallets" },
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

/** What forms need beyond their pages. */
const FORM_NEEDS: readonly PageNeed[] = ["card.delete", "wallet.adjust"];

/** The need that an address names; nothing if it names none of a page or a form. */
export function pageNeed(text: unknown): PageNeed {
  const needs = [...PAGE_NAMES.map((name) => pageEntry(name).needs), ...FORM_NEEDS];
  return needs.find((need) => need !== null && need === text) ?? null;
}
