/** The console's keys, for the pages that the user may open. */
import { useTranslations } from "next-intl";
import { consoleHref, type PageName, pageEntry } from "../pages";
import type { ShellFacts } from "../shell-facts";
import { ConsoleKeys } from "./console-keys";
import type { KeysFacts } from "./keys-facts";

/** Pages by the second letter of `G P`. */
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
    acts: open.includes("newPayment") ? [link("newPayment")] : [],
    canRefund,
    paymentBase: `${consoleHref(language, "payment")}/`,
    words,
  };
  return <ConsoleKeys facts={facts} />;
}

function useWords(): KeysFacts["words"] {
  const t = useTranslations("console.keys");
  return {
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
