/** Figures over a merchant's payments, in one currency at a time. */
export { daysOf, type NamedRange, namedSpan, RANGES, type Span, spanBefore } from "./core/span";
export { type OverviewAsked, readOverviewQuery } from "./overview-query";
export { type FigureQuestion, sumText } from "./question";
export { readInbox, readWaiting } from "./read-waiting";
export { listCurrencies } from "./statements/list-currencies";
export { type GatewayError, readGatewayHealth } from "./statements/read-gateway-health";
export { type MethodSuccess, readMethods } from "./statements/read-methods";
export { type FailureReason, readReasons } from "./statements/read-reasons";
export { type Recurring, type Renewals, readRecurring, readRenewals } from "./statements/read-renewals";
export { readTotals, type Totals } from "./statements/read-totals";
export { type DayVolume, readVolume } from "./statements/read-volume";
export type { Waiting, WaitingSum } from "./statements/read-waiting";
export { recountDays } from "./statements/write-daily-figures";
export { writeDailyFigures } from "./write-daily-figures";
