import { notFound } from "next/navigation";
import { useTranslations } from "next-intl";
import { MessagePage } from "@/components/shell/message-page";
import { NotFoundTexts } from "@/components/shell/not-found-texts";
import { Button } from "@/components/ui/button";
import { answerWith } from "@/server/pages/status";

/** The 404 page in both languages, beginning with the language of the address. */
export async function Missing({ lang }: { lang: string }) {
  if (!(await answerWith(404))) notFound();
  return <NotFoundTexts languages={lang === "ar" ? ["ar", "en"] : ["en", "ar"]} />;
}

export async function Closed() {
  if (!(await answerWith(403))) notFound();
  return <ClosedMessage />;
}

function ClosedMessage() {
  const t = useTranslations("sandbox");
  return <MessagePage title={t("forbiddenTitle")} body={t("forbidden")} />;
}

export async function SignInFirst() {
  if (!(await answerWith(403))) notFound();
  return <SignInFirstMessage />;
}

function SignInFirstMessage() {
  const t = useTranslations("sandbox");
  return <MessagePage title={t("forbiddenTitle")} body={t("signInFirst")} />;
}

/** The 503 page for an overloaded or unavailable database. Its button reloads the page without JavaScript. */
export async function Overloaded() {
  await answerWith(503);
  return <OverloadedMessage />;
}

function OverloadedMessage() {
  const t = useTranslations("error");
  return (
    <MessagePage title={t("busyTitle")} body={t("busyBody")}>
      <form>
        <Button type="submit" className="min-h-13 rounded-button bg-primary px-6 font-semibold text-on-primary">
          {t("busyRetry")}
        </Button>
      </form>
    </MessagePage>
  );
}
