import { useTranslations } from "next-intl";
import type { FormAction } from "../form/form-state";
import { PasskeyButton } from "./passkey-button";

/**
 * A button for using a passkey instead of a code.
 * @param action by default the form action of the surrounding {@link PasskeyFrame}
 */
export function UsePasskey({ className, action }: { readonly className: string; readonly action?: FormAction }) {
  const t = useTranslations("console.passkeys");
  const words = { use: t("use"), stopped: t("stopped"), needsScript: t("needsScript"), unsupported: t("unsupported") };
  return <PasskeyButton words={words} className={className} action={action} />;
}
