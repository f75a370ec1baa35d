import type { Command } from "../command";
import { API } from "./api";
import { CLOCK } from "./clock";
import { completion } from "./completion";
import { ENDPOINTS } from "./endpoints";
import { EVENTS } from "./events";
import { INVOICES } from "./invoices";
import { LINKS } from "./links";
import { LISTEN } from "./listen";
import { LOGIN } from "./login";
import { LOGS } from "./logs";
import { OPEN } from "./open";
import { SESSIONS } from "./sessions";
import { SUBSCRIPTIONS } from "./subscriptions";
import { TRIGGER } from "./trigger";
import { WALLET } from "./wallet";

export const COMMANDS: readonly Command[] = [
  ...LOGIN,
  ...LISTEN,
  ...TRIGGER,
  ...SESSIONS,
  ...SUBSCRIPTIONS,
  ...LINKS,
  ...INVOICES,
  ...WALLET,
  ...EVENTS,
  ...ENDPOINTS,
  ...CLOCK,
  ...LOGS,
  ...OPEN,
  ...API,
  ...completion(() => COMMANDS),
];
