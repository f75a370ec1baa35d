/** The "not found" text in both languages, the page's language first. It does not reveal what exists. */
import { getTranslations } from "next-intl/server";
import { unbranded } from "@/server/kernel/brand";
import type { Language } from "@/server/kernel/types";
import { MerchantMark } from "./merchant-mark";

export async function NotFoundTexts({ languages }: { languages: readonly [Language, Language] }) {
  const texts = await Promise.all(
    languages.map(async (language) => ({
      language,
      t: await getTranslations({ locale: language, namespace: "notFound" }),
      home: (await getTranslations({ locale: language, namespace: "error" }))("home"),
      href: language === "ar" ? "/ar" : "/",
      footer: (await getTranslations({ locale: language, namespace: "shell" }))("securedBy"),
      brand: (await getTranslations({ locale: language, namespace: "start" }))("title"),
    })),
  );
  const [own] = texts;
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto w-full max-w-[35rem] px-4 py-5">
        <a href={own?.href} className="inline-flex min-h-11 items-center">
          <MerchantMark brand={unbranded(own?.brand ?? "")} />
        </a>
      </header>
      <main className="mx-auto w-full max-w-[35rem] grow px-4 py-10 text-center">
        {texts.map(({ language, t, home, href }, index) => {
          const Heading = index === 0 ? "h1" : "h2";
          return (
            <section key={language} lang={language} dir={language === "ar" ? "rtl" : "ltr"} className="mb-10">
              <Heading className="text-[1.375rem]">{t("title")}</Heading>
              <p className="mt-1 text-muted">{t("body")}</p>
              <a
                href={href}
                className="inline-flex min-h-11 items-center text-[0.875rem] text-muted underline underline-offset-4 hover:text-ink"
              >
                {home}
              </a>
            </section>
          );
        })}
      </main>
      <footer className="px-4 py-6 text-center text-[0.8125rem] text-muted">{own?.footer}</footer>
    </div>
  );
}
