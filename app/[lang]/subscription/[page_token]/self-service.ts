import type { SelfService } from "@/components/subscription/self-service";
import type { SubscriptionPlace } from "./actions";
import { add, allowBackup, cancel, email, keep, makeActive, pay, payWithNewCard, retry } from "./actions";

export function selfServiceOf(place: SubscriptionPlace): SelfService {
  return {
    pay: pay.bind(null, place),
    payWithNewCard: payWithNewCard.bind(null, place),
    retrySetup: retry.bind(null, place),
    addCard: add.bind(null, place),
    switchCard: makeActive.bind(null, place),
    allowBackup: allowBackup.bind(null, place),
    changeEmail: email.bind(null, place),
    cancel: cancel.bind(null, place),
    keep: keep.bind(null, place),
  };
}
