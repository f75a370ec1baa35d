/**
 * Says in both languages that a page is not there, the page's own language first; it does not hint at what
 * exists.
 */
import { getTranslations } from "next-intl/server";
import type { Language } from "@/server/kernel/types";

export async function NotFoundTexts({ languages }: { languages: readonly [Language, Language] }) {
  const texts = await Promise.all(
    languages.map(async (language) => ({
      language,
      t: await getTranslations({ locale: language, namespace: "notFound" }),
      home: (await getTranslations({ locale: language, namespace: "error" }))("home"),
      brand: (await getTranslations({ locale: language, namespace: "start" }))("title"),
    })),
  );
  return (
    <main className="mx-auto max-w-[35rem] px-4 py-16 text-center">
      {texts.map(({ language, t, home, brand }, index) => {
        const Heading = index === 0 ? "h1" : "h2";
        return (
          <section key={language} lang={language} dir={language === "ar" ? "rtl" : "ltr"} className="mb-10">
            <Heading className="text-[1.375rem]">{t("title")}</Heading>
            <p className="mt-1 text-muted">{t("body")}</p>
            <a
              href={language === "ar" ? "/ar" : "/"}
              className="inline-flex min-h-11 items-center text-[0.875rem] text-muted underline underline-offset-4 hover:text-ink"
            >
              {brand} · {home}
            </a>
          </section>
        );
      })}
    </main>
  );
}
