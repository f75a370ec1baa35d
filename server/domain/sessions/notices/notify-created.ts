import type { Ctx, Tx } from "@/server/kernel/types";
import { addresseesOf, type ToldSession, wishesOf } from "../core/notices";
import type { Details } from "../core/rules";
import type { Session } from "../record/session";
import { notifyCustomer } from "./notify-customer";

type Request = Pick<ToldSession, "type" | "customerEmail" | "dialledPhone"> & { readonly details: Details };

export function isAnnounced({ details, ...request }: Request): boolean {
  return addresseesOf({ ...request, ...wishesOf(details), maxServiceAttempts: null }, "created").length > 0;
}

export function notifyCreated(ctx: Ctx, tx: Tx, session: Session): Promise<void> {
  return notifyCustomer(ctx, tx, { session, notices: [{ event: "created", cause: "created", isOpen: true }] });
}
