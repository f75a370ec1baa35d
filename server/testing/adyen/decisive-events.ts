import { ADYEN_EVENTS, type AdyenRule } from "@/server/domain/gateways/adyen/core/tables/events";

/** Whether it matters if the event reports success. */
const decides = ({ success, failure, hold }: AdyenRule): boolean => success !== failure || hold !== undefined;

const codes = Object.entries(ADYEN_EVENTS);

export const DECISIVE_EVENTS: readonly string[] = codes.filter(([, rule]) => decides(rule)).map(([code]) => code);

export const INDIFFERENT_EVENTS: readonly string[] = codes.filter(([, rule]) => !decides(rule)).map(([code]) => code);
