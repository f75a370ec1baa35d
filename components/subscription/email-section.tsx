import { useTranslations } from "next-intl";
import type { SubscriptionPageView } from "@/server/domain/subscriptions";
import { OUTLINE } from "../ui/button-styles";
import { Field } from "../ui/field";
import { Input } from "../ui/input";
import { SubmitButton } from "../ui/submit-button";
import { EMAIL, type EmailError } from "./page-address";
import type { SelfService } from "./self-service";

type Props = {
  readonly view: SubscriptionPageView;
  readonly changeEmail: SelfService["changeEmail"];
  readonly error: EmailError | null;
};

export function EmailSection({ view, changeEmail, error }: Props) {
  const t = useTranslations("subscription");
  return (
    <section aria-labelledby="email-heading" id="email">
      <h2 id="email-heading" className="mb-2 text-[1.125rem]">
        {t("emailHeading")}
      </h2>
      <p className="text-text">{t.rich("emailText", { email: () => <bdi dir="ltr">{view.email}</bdi> })}</p>
      <details open={error !== null} className="mt-2">
        <summary className="min-h-11 cursor-pointer py-2.5 text-accent">{t("emailChange")}</summary>
        <form action={changeEmail} className="mt-2 grid gap-4">
          <Field
            look="page"
            label={t("emailNew")}
            hint={t("emailHint")}
            error={error === null ? null : t(`emailErrors.${error}`)}
            isAlert
          >
            {(control) => (
              <Input
                {...control}
                look="page"
                type="email"
                name={EMAIL}
                autoComplete="email"
                maxLength={128}
                required
                dir="ltr"
              />
            )}
          </Field>
          <SubmitButton className={OUTLINE} working={t("saving")}>
            {t("emailSave")}
          </SubmitButton>
        </form>
      </details>
    </section>
  );
}
