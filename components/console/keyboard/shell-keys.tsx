import { useTranslations } from "next-intl";
import { consoleHref, type PageName, pageEntry } from "../pages";
import type { ShellFacts } from "../shell-facts";
import { ConsoleKeys } from "./console-keys";
import type { KeysFacts } from "./keys-facts";

const PLACES: Readonly<Record<string, string>> = {
  P: "payments",
  A: "approvals",
  E: "events",
  S: "subscriptions",
};

export function ShellKeys({ facts: { language, open, hasLetterKeys, canRefund } }: { facts: ShellFacts }) {
  const t = useTranslations("console");
  const link = (name: PageName) => ({ title: t(`pages.${name}`), href: consoleHref(language, name) });
  const words = useWords();
  const places = Object.entries(PLACES).flatMap(([letter, place]) => {
    const name = open.find((each) => each === place);
    return name === undefined ? [] : [[letter, consoleHref(language, name)]];
  });
  const facts: KeysFacts = {
    language,
    hasLetters: hasLetterKeys,
    places: Object.fromEntries(places),
    pages: [...open.filter((name) => pageEntry(name).navigation !== undefined), "profile" as const].map(link),
    acts: [
      ...(open.includes("newPayment") ? [link("newPayment")] : []),
      ...(open.includes("test") ? [{ title: words.advance, href: consoleHref(language, "test", "#advance") }] : []),
    ],
    canRefund,
    bases: {
      payment: `${consoleHref(language, "payment")}/`,
      customer: `${consoleHref(language, "customer")}/`,
      subscription: `${consoleHref(language, "subscription")}/`,
      wallet: `${consoleHref(language, "wallet")}/`,
      event: `${consoleHref(language, "event")}/`,
      approval: `${consoleHref(language, "approval")}/`,
      requests: consoleHref(language, "requests", "?id="),
    },
    words,
  };
  return <ConsoleKeys facts={facts} />;
}

function useWords(): KeysFacts["words"] {
  const t = useTranslations("console.keys");
  const found = useTranslations("console.find");
  return {
    customers: found("customers"),
    subscriptions: found("subscriptions"),
    wallets: found("wallets"),
    named: found("named"),
    found_event: found("kinds.event"),
    found_approval: found("kinds.approval"),
    found_refund: found("kinds.refund"),
    found_capture: found("kinds.capture"),
    found_void: found("kinds.void"),
    found_invoice: found("kinds.invoice"),
    found_request: found("kinds.request"),
    advance: t("advance"),
    palette: t("palette"),
    placeholder: t("placeholder"),
    goTo: t("goTo"),
    toDo: t("toDo"),
    payments: t("payments"),
    nothing: t("nothing"),
    refund: t("refund"),
    close: t("close"),
    keys: t("keys"),
    keyPalette: t("keyPalette"),
    keyFilter: t("keyFilter"),
    keyRows: t("keyRows"),
    keyOpen: t("keyOpen"),
    keyTick: t("keyTick"),
    keyExport: t("keyExport"),
    keyRefund: t("keyRefund"),
    keyGo: t("keyGo"),
    keyApprove: t("keyApprove"),
    keyHelp: t("keyHelp"),
    keyClose: t("keyClose"),
    keyOff: t("keyOff"),
  };
}
