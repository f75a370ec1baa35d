/**
 * Sets of permissions that the console checks together. Only the permissions are stored, so sets are not
 * roles (Spec, "Console permissions").
 */
import { SESSION_TYPES } from "@/server/kernel/words";
import { FIXED_PERMISSIONS, gatewayPermission, sessionPermission } from "./core/permissions";

export const PERMISSION_SETS = ["viewer", "cashier", "maker", "checker", "accountant", "developer", "owner"] as const;
export type PermissionSet = (typeof PERMISSION_SETS)[number];

export type SetTicks = { readonly permissions: readonly string[]; readonly isChecker: boolean };

const ofBothTypes = (verb: "add" | "change" | "view") => SESSION_TYPES.map((type) => sessionPermission(type, verb));
const VIEWER = ["console.access", ...ofBothTypes("view")];
const MONEY = ["payment.refund", "payment.void", "payment.capture", "payment.cancel"];

export function ticksOf(set: PermissionSet, pgCodes: readonly string[]): SetTicks {
  const gateways = pgCodes.map(gatewayPermission);
  const cashier = [...VIEWER, ...ofBothTypes("add"), ...gateways, "payment.inquiry", "payment.collect"];
  const permissions: Readonly<Record<PermissionSet, readonly string[]>> = {
    viewer: VIEWER,
    cashier,
    maker: [...cashier, ...MONEY],
    checker: [...cashier, ...MONEY],
    accountant: [...VIEWER, "report.can_view_report", "wallet.view"],
    developer: [...VIEWER, "console.developer", ...ofBothTypes("change"), "gateway.add", "merchant.keys"],
    owner: [...FIXED_PERMISSIONS, ...gateways],
  };
  return { permissions: permissions[set], isChecker: set === "checker" };
}
