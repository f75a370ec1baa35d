/** Every entry of the document. */
import type { Entries } from "../entry";
import { BILLING } from "./billing";
import { KEYS } from "./keys";
import { MERCHANT } from "./merchant";
import { OPERATING } from "./operating";
import { PAYMENTS } from "./payments";
import { SESSIONS } from "./sessions";

/** In the order of the document. */
export const ENTRIES: Entries = { ...SESSIONS, ...PAYMENTS, ...BILLING, ...MERCHANT, ...KEYS, ...OPERATING };
