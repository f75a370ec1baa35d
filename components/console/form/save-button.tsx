import { useTranslations } from "next-intl";
import { SubmitButton } from "../../ui/submit-button";
import { BUTTON } from "../styles";

type Props = {
  readonly label?: string;
  readonly className?: string;
};

export function SaveButton({ label, className = BUTTON }: Props) {
  const t = useTranslations("console.form");
  return (
    <div>
      <SubmitButton className={className} working={t("working")}>
        {label ?? t("save")}
      </SubmitButton>
    </div>
  );
}
