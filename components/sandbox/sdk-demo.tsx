import { useTranslations } from "next-intl";
import { DEMO_KEY } from "@/server/kernel/demo-key";
import type { Language } from "@/server/kernel/types";
import { PRIMARY } from "../ui/button-styles";
import { SubmitButton } from "../ui/submit-button";
import { Surface } from "../ui/surface";
import { SdkDemoForm } from "./sdk-demo-form";
import { SdkDemoLive } from "./sdk-demo-live";
import type { DemoOptions } from "./sdk-demo-options";

type Session = { readonly id: string; readonly payload: object };

type Props = {
  readonly session: Session | null;
  readonly options: DemoOptions;
  readonly language: Language;
  readonly origin: string;
  readonly begin: () => Promise<void>;
};

export function SdkDemo({ session, options, language, origin, begin }: Props) {
  const t = useTranslations("sandbox");
  const words = useTranslations("sandbox.sdkDemo");
  return (
    <>
      <h1 className="tight text-[1.625rem]">{t("sdk")}</h1>
      <p className="mt-1 mb-6 text-muted">{words("lead")}</p>
      <form action={begin} className="mb-6">
        <SubmitButton className={PRIMARY} working={words("begin")}>
          {session === null ? words("begin") : words("again")}
        </SubmitButton>
      </form>
      {session !== null && <Shown {...{ session, options, language, origin }} />}
    </>
  );
}

function Shown({ session, options, language, origin }: Omit<Props, "begin" | "session"> & { session: Session }) {
  const t = useTranslations("sandbox.sdkDemo");
  return (
    <SdkDemoLive
      key={session.id}
      initial={options}
      language={language}
      origin={origin}
      // With the session's preloaded payload the SDK makes no request.
      given={{ apiKey: DEMO_KEY, session_id: session.id, setupPreload: session.payload }}
      form={
        <Surface>
          <SdkDemoForm options={options} sessionId={session.id} />
        </Surface>
      }
      shown={
        <>
          <h2 className="mt-8 mb-3 text-[1.125rem]">{t("shown")}</h2>
          <noscript>
            <p className="mb-3">{t("noScript")}</p>
          </noscript>
        </>
      }
      words={{
        frame: { told: t("told"), nothing: t("nothing"), submit: t("submit") },
        code: {
          heading: t("code"),
          script: t("script"),
          component: t("component"),
          copy: t("copy"),
          copied: t("copied"),
        },
      }}
    />
  );
}
