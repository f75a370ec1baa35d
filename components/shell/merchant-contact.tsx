import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Brand } from "@/server/kernel/brand";
import { mailtoOf } from "@/server/kernel/email-address";

const LINK = "inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink";

/** Keeps the page's address from other origins, which would get it as the referrer. */
const APART = { target: "_blank", rel: "noopener noreferrer" } as const;

export function MerchantContact({ brand }: { brand: Brand }) {
  const { name, support } = brand;
  const t = useTranslations("shell");
  const { email, phone, url } = support;
  const ways: ReactNode[] = [];
  if (email !== null) ways.push(<Latin key="email" href={mailtoOf(email)} text={email} />);
  if (phone !== null) ways.push(<Latin key="phone" href={`tel:${phone.replace(/[^+\d]/g, "")}`} text={phone} />);
  if (url !== null)
    ways.push(
      <a key="url" href={url} className={LINK} {...APART}>
        {t("helpPage")}
      </a>,
    );
  return (
    <>
      {ways.length > 0 && (
        <Line>
          <span>{t("questions", { merchant: name })}</span>
          {ways}
        </Line>
      )}
      <MerchantTerms {...brand} />
    </>
  );
}

/** The merchant's disclaimer, and links to its terms and privacy statement, as far as it has them. */
export function MerchantTerms({
  termsUrl,
  privacyUrl,
  disclaimer,
}: Pick<Brand, "termsUrl" | "privacyUrl" | "disclaimer">) {
  const t = useTranslations("shell");
  return (
    <>
      {disclaimer !== null && (
        <p className="wrap-anywhere my-2 text-center">
          <bdi>{disclaimer}</bdi>
        </p>
      )}
      {(termsUrl !== null || privacyUrl !== null) && (
        <Line>
          {termsUrl !== null && (
            <a href={termsUrl} className={LINK} data-part="terms-link" {...APART}>
              {t("terms")}
            </a>
          )}
          {privacyUrl !== null && (
            <a href={privacyUrl} className={LINK} data-part="terms-link" {...APART}>
              {t("privacy")}
            </a>
          )}
        </Line>
      )}
    </>
  );
}

function Line({ children }: { children: ReactNode }) {
  return <p className="flex flex-wrap items-center justify-center gap-x-4">{children}</p>;
}

function Latin({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} className={`${LINK} wrap-anywhere`}>
      <bdi dir="ltr">{text}</bdi>
    </a>
  );
}
