/**
 * Layout of the sandbox's pages. It reads language and sandbox merchant, and responds 403 if there is no such
 * merchant or the reader must sign in.
 */
import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { Closed, Missing, SignInFirst } from "@/app/[lang]/refusals";
import { type SandboxPageName, SandboxWays } from "@/components/sandbox/sandbox-ways";
import { PageShell } from "@/components/shell/page-shell";
import { testMerchantContext, testToolsContext } from "@/server/domain/sandbox";
import { languageOf, otherLanguage } from "@/server/i18n/languages";
import { brandOf } from "@/server/kernel/brand";
import { civilDateOf } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { consoleContext } from "@/server/pages/console-cookie";
import { pageContext } from "@/server/pages/view";

export type SandboxProps = {
  readonly params: Promise<{ lang: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
};

type Props = Pick<SandboxProps, "params"> & {
  readonly name: SandboxPageName;
  readonly query?: string;
  readonly content: (ctx: Ctx) => Promise<ReactNode>;
};

export async function sandboxMetadata(
  { params }: Pick<SandboxProps, "params">,
  name: SandboxPageName,
): Promise<Metadata> {
  const t = await getTranslations({ locale: languageOf((await params).lang) ?? "en", namespace: "sandbox" });
  return { title: t(name) };
}

export async function SandboxPage(props: Props) {
  const { lang } = await props.params;
  const language = languageOf(lang);
  if (language === null) return <Missing lang={lang} />;
  setRequestLocale(language);
  const system = await pageContext();
  const ctx = await testToolsContext(system, await consoleContext());
  if (ctx === null) return (await testMerchantContext(system)) === null ? <Closed /> : <SignInFirst />;
  const otherHref = `/${otherLanguage(language)}/sandbox/${props.name}${props.query ?? ""}`;
  return (
    <PageShell brand={brandOf(ctx.merchant, language)} isTestMode otherHref={otherHref} width="medium">
      <div data-today={civilDateOf(ctx.now(), ctx.merchant.timezone)}>
        <SandboxWays here={props.name} />
        {await props.content(ctx)}
      </div>
    </PageShell>
  );
}
