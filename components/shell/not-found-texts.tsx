/** Says in both languages that a page is not there, the page's own language first; it does not hint at what exists. */
import { getTranslations } from "next-intl/server";
import type { Language } from "@/server/kernel/types";

export async function NotFoundTexts({ languages }: { languages: readonly [Language, Language] }) {
  const texts = await Promise.all(
    languages.map(async (language) => ({
      language,
      t: await getTranslations({ locale: language, namespace: "notFound" }),
    })),
  );
  return (
    <main className="mx-auto max-w-[560px] px-4 py-16 text-center">
      {texts.map(({ language, t }, index) => {
        const Heading = index === 0 ? "h1" : "h2";
        return (
          <section key={language} lang={language} dir={language === "ar" ? "rtl" : "ltr"} className="mb-10">
            <Heading className="text-[22px]">{t("title")}</Heading>
            <p className="mt-1 text-muted">{t("body")}</p>
          </section>
        );
      })}
    </main>
  );
}
