import { useTranslations } from "next-intl";
import { tryWord } from "@/server/domain/webhooks/core/words";

export function TryError({ error }: { readonly error: string }) {
  const t = useTranslations("console.events.tryTexts");
  const known = tryWord(error);
  if (known !== null) return t(known.word, { value: `\u2066${known.value}\u2069` });
  return (
    <bdi dir="ltr" lang="en" className="wrap-anywhere">
      {error}
    </bdi>
  );
}
