import { useTranslations } from "next-intl";
import { Input } from "@/components/ui/input";

export function ColorToTry({ query }: { query: Readonly<Record<string, unknown>> }) {
  const t = useTranslations("console.settings");
  const color = typeof query.brand_color === "string" ? query.brand_color : "";
  return (
    <label>
      <span className="mb-1 block text-muted text-xs">{t("previewTry")}</span>
      <Input name="brand_color" defaultValue={color} maxLength={7} dir="ltr" look="dense" className="font-mono" />
    </label>
  );
}
