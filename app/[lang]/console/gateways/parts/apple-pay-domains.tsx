import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Section } from "@/components/console/page-head";
import { TEXT_LINK } from "@/components/console/styles";

type Props = {
  /** URL at which Apple looks for its verification file on this service's domain. */
  readonly own: string;
  readonly isServed: boolean;
  /** URLs at which Apple looks for its verification file on the shops' domains. */
  readonly shops: readonly string[];
};

export function ApplePayDomains({ own, isServed, shops }: Props) {
  const t = useTranslations("console.gateways.applePay");
  const code = (chunks: ReactNode) => <code dir="ltr">{chunks}</code>;
  return (
    <Section title={t("title")} lead={t("lead")}>
      <ul className="grid max-w-3xl gap-3">
        <li>
          <Address address={own} isLink={isServed} />
          <p className="text-muted">{isServed ? t("served") : t.rich("notServed", { code })}</p>
        </li>
        {shops.map((address) => (
          <li key={address}>
            <Address address={address} isLink />
            <p className="text-muted">{t("shop")}</p>
          </li>
        ))}
      </ul>
      {shops.length === 0 && <p className="mt-3 text-muted">{t.rich("noShop", { code })}</p>}
      <p className="mt-3 max-w-3xl text-muted">{t("register")}</p>
    </Section>
  );
}

function Address({ address, isLink }: { address: string; isLink: boolean }) {
  const text = (
    <bdi dir="ltr" className="wrap-anywhere">
      {address}
    </bdi>
  );
  if (!isLink) return <span className="font-medium text-ink">{text}</span>;
  return (
    <a href={address} className={TEXT_LINK} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}
