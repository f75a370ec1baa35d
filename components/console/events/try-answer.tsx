import { useTranslations } from "next-intl";
import { CodeBlock } from "../../ui/code-block";

export function TryAnswer({ answer }: { readonly answer: string | null }) {
  const t = useTranslations("console.events");
  if (answer === null || answer === "") return null;
  return (
    <details>
      <summary className="inline-flex min-h-8 items-center font-medium text-accent">{t("answer")}</summary>
      <CodeBlock label={t("answer")} code={answer} />
    </details>
  );
}
