/** Figures over a merchant's payments: one meaning each, in one currency at a time. */
export { daysOf, type NamedRange, namedSpan, RANGES, type Span, spanBefore } from "./core/span";
export { listCurrencies } from "./list-currencies";
export { type OverviewAsked, readOverviewQuery } from "./overview-query";
export { type FigureQuestion, sumText } from "./question";
export { type GatewayError, readGatewayHealth } from "./read-gateway-health";
export { type MethodSuccess, readMethods } from "./read-methods";
export { type FailureReason, readReasons } from "./read-reasons";
export { type Recurring, type Renewals, readRecurring, readRenewals } from "./read-renewals";
export { readTotals, type Totals } from "./read-totals";
export { type DayVolume, readVolume } from "./read-volume";
export { readInbox, readWaiting, type Waiting, type WaitingSum } from "./read-waiting";
export { recountDays, writeDailyFigures } from "./write-daily-figures";
