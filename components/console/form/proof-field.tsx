/** The password, code or passkey that a form needs if the last proof is older than ten minutes. */
import { useTranslations } from "next-intl";
import type { ProofKind } from "@/server/domain/merchants/core/words";
import { UsePasskey } from "../passkey/use-passkey";
import { BUTTON } from "../styles";
import { TextField } from "./text-field";

const LABELS = { password: "passwordLabel", code: "codeLabel", passkey: "orCodeLabel" } as const;

export function ProofField({ wanted }: { wanted: ProofKind | null }) {
  const t = useTranslations("console.proof");
  if (wanted === null) return null;
  const isPassword = wanted === "password";
  return (
    <>
      {wanted === "passkey" && <UsePasskey className={BUTTON} />}
      <TextField
        name="proof"
        type={isPassword ? "password" : "text"}
        label={t(LABELS[wanted])}
        hint={t("why")}
        dir="ltr"
        autoComplete={isPassword ? "current-password" : "one-time-code"}
        maxLength={128}
        required
      />
    </>
  );
}
