import { useTranslations } from "next-intl";
import type { ShellFacts } from "../shell-facts";
import { SessionWatch } from "./session-watch";

export function ShellSession({ facts: { language, left } }: { facts: ShellFacts }) {
  const t = useTranslations("console.sessionEnd");
  const words = {
    title: t("title"),
    ended: t("ended"),
    idle: t("idle"),
    total: t("total"),
    lastMinute: t("lastMinute"),
    over: t("over"),
    stay: t("stay"),
    close: t("close"),
    signIn: t("signIn"),
  };
  return <SessionWatch left={left} signIn={`/${language}/console/sign-in`} words={words} />;
}
