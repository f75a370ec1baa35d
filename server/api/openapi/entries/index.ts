import type { Entries } from "../entry";
import { BILLING } from "./billing";
import { ENDPOINTS } from "./endpoints";
import { KEYS } from "./keys";
import { MERCHANT } from "./merchant";
import { OPERATING } from "./operating";
import { PAYMENTS } from "./payments";
import { SESSIONS } from "./sessions";
import { SUBSCRIPTIONS } from "./subscriptions";

export const ENTRIES: Entries = {
  ...SESSIONS,
  ...PAYMENTS,
  ...SUBSCRIPTIONS,
  ...BILLING,
  ...MERCHANT,
  ...KEYS,
  ...OPERATING,
  ...ENDPOINTS,
};
