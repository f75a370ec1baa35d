import { useLocale } from "next-intl";
import type { CardScript } from "@/server/domain/gateways";
import type { CardEntry } from "@/server/domain/payments";
import { useCardWords } from "../payment/use-card-words";
import { CardFrame } from "./card-frame";

type Props = {
  readonly script: CardScript;
  readonly entry: CardEntry;
  readonly scheme: "light" | "dark" | null;
};

export function EncryptedFields({ script, entry, scheme }: Props) {
  const { cvvHints, ...words } = useCardWords(entry);
  const locale = useLocale() === "ar" ? "ar" : "en-US";
  const setup = { script, locale, leastMonth: entry.checks.leastMonth, ...words };
  return <CardFrame setup={setup} cvvHints={cvvHints} scheme={scheme} />;
}
