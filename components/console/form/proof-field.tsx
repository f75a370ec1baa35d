/** The password or code that a form needs if the last proof is older than ten minutes. */
import { useTranslations } from "next-intl";
import { TextField } from "./text-field";

/** @param wanted null if no proof is needed */
export function ProofField({ wanted }: { wanted: "password" | "code" | null }) {
  const t = useTranslations("console.proof");
  if (wanted === null) return null;
  const isCode = wanted === "code";
  return (
    <TextField
      name="proof"
      type={isCode ? "text" : "password"}
      label={t(isCode ? "codeLabel" : "passwordLabel")}
      hint={t("why")}
      dir="ltr"
      autoComplete={isCode ? "one-time-code" : "current-password"}
      maxLength={128}
      required
    />
  );
}
