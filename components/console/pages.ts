/**
 * What a user needs to open a page: a permission; `view` or `add`: that permission for any type of session;
 * `alerts` to view all types; `approvals` to request, decide or see refunds and voids; null for everybody.
 */
export type PageNeed =
  | "view"
  | "add"
  | "alerts"
  | "approvals"
  | `card.${string}`
  | `console.${string}`
  | `merchant.${string}`
  | `payment.${string}`
  | `report.${string}`
  | `wallet.${string}`
  | `gateway.${string}`
  | null;

type PageEntry = {
  /** The page's path below `/{lang}/console`; `[id]` is a parameter. */
  readonly path: string;
  readonly needs: PageNeed;
  readonly folder?: string;
  readonly under?: string;
  /** True for the page of a test tool, which production merchants do not have. */
  readonly isTool?: true;
  readonly navigation?: { readonly group: "work" | "money" | "developers" | "business"; readonly icon: string };
};

/** Pages in the order of the navigation. The messages `console.pages.<name>` are their titles. */
export const PAGES = {
  start: { path: "", needs: null },
  overview: { path: "/overview", needs: "view", navigation: { group: "work", icon: "chart-column" } },
  payments: { path: "/payments", needs: "view", navigation: { group: "work", icon: "credit-card" } },
  payment: { path: "/payments", folder: "/payments/[session_id]", needs: "view", under: "payments" },
  newPayment: { path: "/payments/new", needs: "add", under: "payments" },
  paymentFiles: { path: "/payments/files", needs: "view", under: "payments" },
  bulkActions: { path: "/payments/bulk", needs: "view", under: "payments" },
  newBulk: { path: "/payments/bulk/new", needs: "view", under: "payments" },
  bulkAction: { path: "/payments/bulk", folder: "/payments/bulk/[action_id]", needs: "view", under: "payments" },
  paymentLinks: { path: "/payment-links", needs: "view", under: "payments" },
  paymentLink: { path: "/payment-links", folder: "/payment-links/[link_id]", needs: "view", under: "payments" },
  approvals: { path: "/approvals", needs: "approvals", navigation: { group: "work", icon: "shield-check" } },
  approval: { path: "/approvals", folder: "/approvals/[id]", needs: "approvals", under: "approvals" },
  parked: { path: "/approvals/parked", needs: "view", under: "approvals" },
  subscriptions: { path: "/subscriptions", needs: "view", navigation: { group: "work", icon: "repeat" } },
  subscription: {
    path: "/subscriptions",
    folder: "/subscriptions/[subscription_id]",
    needs: "view",
    under: "subscriptions",
  },
  customers: { path: "/customers", needs: "view", navigation: { group: "work", icon: "users" } },
  customer: { path: "/customers", folder: "/customers/[customer_id]", needs: "view", under: "customers" },
  wallets: { path: "/wallets", needs: "wallet.view", navigation: { group: "money", icon: "wallet" } },
  wallet: { path: "/wallets", folder: "/wallets/[account_id]", needs: "wallet.view", under: "wallets" },
  month: { path: "/month", needs: "view", under: "overview" },
  alerts: { path: "/alerts", needs: "alerts", under: "overview" },
  reports: {
    path: "/reports",
    needs: "report.can_view_report",
    navigation: { group: "money", icon: "download" },
  },
  events: { path: "/events", needs: "view", navigation: { group: "developers", icon: "webhook" } },
  event: { path: "/events", folder: "/events/[id]", needs: "view", under: "events" },
  keys: { path: "/keys", needs: "merchant.keys", navigation: { group: "developers", icon: "key-round" } },
  requests: { path: "/requests", needs: "console.developer", navigation: { group: "developers", icon: "scroll-text" } },
  test: {
    path: "/test",
    needs: "console.developer",
    isTool: true,
    navigation: { group: "developers", icon: "flask-conical" },
  },
  mailbox: { path: "/test/mailbox", needs: "console.developer", isTool: true, under: "test" },
  gateways: { path: "/gateways", needs: "view", navigation: { group: "business", icon: "network" } },
  gateway: { path: "/gateways", folder: "/gateways/[code]", needs: "view", under: "gateways" },
  activity: { path: "/activity", needs: null, navigation: { group: "business", icon: "history" } },
  users: { path: "/users", needs: "merchant.users", navigation: { group: "business", icon: "user-cog" } },
  user: { path: "/users", folder: "/users/[id]", needs: "merchant.users", under: "users" },
  invite: { path: "/users/invite", needs: "merchant.users", under: "users" },
  settings: {
    path: "/settings/general",
    needs: "merchant.settings",
    navigation: { group: "business", icon: "settings" },
  },
  settingsBranding: { path: "/settings/branding", needs: "merchant.settings", under: "settings" },
  brandingPreview: { path: "/settings/branding/preview", needs: "merchant.settings", under: "settings" },
  settingsWebhooks: { path: "/settings/webhooks", needs: "merchant.settings", under: "settings" },
  endpoints: { path: "/settings/webhooks/endpoints", needs: "merchant.settings", under: "settings" },
  endpoint: {
    path: "/settings/webhooks/endpoints",
    folder: "/settings/webhooks/endpoints/[id]",
    needs: "merchant.settings",
    under: "settings",
  },
  settingsApproval: { path: "/settings/approval", needs: "merchant.settings", under: "settings" },
  settingsAlerts: { path: "/settings/alerts", needs: "merchant.settings", under: "settings" },
  settingsSecurity: { path: "/settings/security", needs: "merchant.settings", under: "settings" },
  profile: { path: "/me", needs: null },
  find: { path: "/find", needs: null },
  refused: { path: "/refused", needs: null },
} as const satisfies Readonly<Record<string, PageEntry>>;

export type PageName = keyof typeof PAGES;

export const PAGE_NAMES = Object.keys(PAGES) as readonly PageName[];

export function pageEntry(name: PageName): PageEntry {
  return PAGES[name];
}

/** A page's address; `below` is appended to its path, such as `/abc?tab=x`. */
export function consoleHref(language: string, name: PageName, below = ""): string {
  return `/${language}/console${PAGES[name].path}${below}`;
}

const FORM_NEEDS: readonly PageNeed[] = ["card.delete", "gateway.add", "wallet.adjust"];

/** Reads a permission from the query; null unless a page, form or operation needs it. */
export function pageNeed(text: unknown): PageNeed {
  const operation = typeof text === "string" ? (/^payment\.([a-z]{1,16})$/.exec(text)?.[1] ?? null) : null;
  if (operation !== null) return `payment.${operation}`;
  const needs = [...PAGE_NAMES.map((name) => pageEntry(name).needs), ...FORM_NEEDS];
  return needs.find((need) => need !== null && need === text) ?? null;
}
