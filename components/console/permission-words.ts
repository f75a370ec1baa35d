export const PERMISSION_GROUPS = {
  console: ["console.access", "console.developer"],
  payments: [
    "Can view payment requests",
    "Can add payment requests",
    "Can change payment requests",
    "Can view e-commerce payments",
    "Can add e-commerce payments",
    "Can change e-commerce payments",
    "payment.inquiry",
  ],
  money: [
    "payment.refund",
    "payment.void",
    "payment.capture",
    "payment.cancel",
    "payment.expire",
    "payment.delete",
    "payment.collect",
    "Can do refund",
    "Can do void",
  ],
  records: [
    "report.can_view_report",
    "Can add Invoice",
    "wallet.view",
    "wallet.adjust",
    "card.view",
    "card.delete",
    "notification.send",
  ],
  business: ["merchant.settings", "merchant.users", "merchant.keys", "gateway.add"],
} as const;

type Group = keyof typeof PERMISSION_GROUPS;

export const GROUP_NAMES = Object.keys(PERMISSION_GROUPS) as readonly Group[];

export function permissionKey(permission: string): string {
  return permission.replace(/[^a-zA-Z]+/g, "_");
}

export function gatewayOf(permission: string): string | null {
  return /^Can use (.+)$/.exec(permission)?.[1] ?? null;
}

export function tickName(permission: string): string {
  return `may:${permission}`;
}

const ABILITIES = {
  view: ["Can view payment requests", "Can view e-commerce payments"],
  add: ["Can add payment requests", "Can add e-commerce payments"],
  money: PERMISSION_GROUPS.money,
  reports: ["report.can_view_report"],
  wallets: ["wallet.view"],
  developer: ["console.developer"],
  keys: ["merchant.keys"],
  settings: ["merchant.settings"],
  users: ["merchant.users"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Ability = keyof typeof ABILITIES;

export const WORDED = GROUP_NAMES.flatMap((name): readonly string[] => PERMISSION_GROUPS[name]);

export function abilitiesOf(permissions: readonly string[]): readonly Ability[] | null {
  if (WORDED.every((each) => permissions.includes(each))) return null;
  const names = Object.keys(ABILITIES) as readonly Ability[];
  return names.filter((name) => ABILITIES[name].some((each: string) => permissions.includes(each)));
}

type Ticked = { readonly permissions: readonly string[]; readonly is_checker: boolean };

export function shownTicks({ permissions, is_checker: isChecker }: Ticked): string {
  return [...permissions]
    .sort()
    .concat(isChecker ? ["is_checker"] : [])
    .join(",");
}
