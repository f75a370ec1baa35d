import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Brand } from "@/server/kernel/brand";
import { mailtoOf } from "@/server/kernel/email-address";
import { isolated } from "@/server/kernel/isolated";

const PLAIN_LINK = "inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline";
const LINK = `${PLAIN_LINK} underline`;

/** Keeps the page's address from other origins, which would get it as the referrer. */
const APART = { target: "_blank", rel: "noopener noreferrer" } as const;

export function MerchantContact({ brand }: { brand: Brand }) {
  const { support } = brand;
  const merchant = isolated(brand.name, useLocale());
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
  if (ways.length === 0) return null;
  return (
    <Line>
      <span>{t("questions", { merchant })}</span>
      {ways}
    </Line>
  );
}

/** The merchant's disclaimer, and links to its terms and privacy statement, as far as it has them. */
export function MerchantTerms({
  termsUrl,
  privacyUrl,
  disclaimer,
  lead = null,
}: Pick<Brand, "termsUrl" | "privacyUrl" | "disclaimer"> & { readonly lead?: ReactNode }) {
  const t = useTranslations("shell");
  return (
    <>
      {disclaimer !== null && (
        <p className="wrap-anywhere my-2 text-center">
          <bdi>{disclaimer}</bdi>
        </p>
      )}
      {(lead !== null || termsUrl !== null || privacyUrl !== null) && (
        <Line>
          {lead}
          {termsUrl !== null && (
            <a href={termsUrl} className={PLAIN_LINK} data-part="terms-link" {...APART}>
              {t("terms")}
            </a>
          )}
          {privacyUrl !== null && (
            <a href={privacyUrl} className={PLAIN_LINK} data-part="terms-link" {...APART}>
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
