/** A path that is nothing here; without a language in it, so it speaks both. */
import { connection } from "next/server";
import { getTranslations } from "next-intl/server";
import { directionOf, LANGUAGES } from "@/server/i18n/languages";
import "./fonts.css";
import "./globals.css";

export const metadata = { title: "Sarraf" };

export default async function GlobalNotFound() {
  // The page is made per request, so that its scripts carry that request's nonce.
  await connection();
  const texts = await Promise.all(
    LANGUAGES.map(async (language) => ({
      language,
      t: await getTranslations({ locale: language, namespace: "notFound" }),
    })),
  );
  return (
    <html lang="en" dir="ltr">
      <body>
        <main className="mx-auto max-w-[560px] px-4 py-16 text-center">
          {texts.map(({ language, t }, index) => {
            const Heading = index === 0 ? "h1" : "h2";
            return (
              <section key={language} lang={language} dir={directionOf(language)} className="mb-10">
                <Heading className="text-[22px]">{t("title")}</Heading>
                <p className="mt-1 text-muted">{t("body")}</p>
              </section>
            );
          })}
        </main>
      </body>
    </html>
  );
}
