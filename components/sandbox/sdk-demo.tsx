import { useTranslations } from "next-intl";
import { DEMO_KEY } from "@/server/kernel/demo-key";
import { PRIMARY } from "../ui/button-styles";
import { CodeBlock } from "../ui/code-block";
import { CopyButton } from "../ui/copy-button";
import { SubmitButton } from "../ui/submit-button";
import { Surface } from "../ui/surface";
import { SdkDemoForm } from "./sdk-demo-form";
import { SdkDemoFrame } from "./sdk-demo-frame";
import { type DemoOptions, demoComponent, demoScript, sdkOptions } from "./sdk-demo-options";

type Props = {
  /** The session; null before it is created, or if it does not exist. */
  readonly session: { readonly id: string; readonly payload: object } | null;
  readonly options: DemoOptions;
  readonly origin: string;
  readonly begin: () => Promise<void>;
};

export function SdkDemo({ session, options, origin, begin }: Props) {
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
      {session !== null && <Shown session={session} options={options} origin={origin} />}
    </>
  );
}

function Shown({
  session,
  options,
  origin,
}: Omit<Props, "begin" | "session"> & { session: { id: string; payload: object } }) {
  const t = useTranslations("sandbox.sdkDemo");
  const place = { origin, sessionId: session.id };
  // The frame needs only the preloaded payload.
  const given = { apiKey: DEMO_KEY, session_id: session.id, setupPreload: session.payload };
  return (
    <>
      <Surface>
        <SdkDemoForm options={options} sessionId={session.id} />
      </Surface>
      <h2 className="mt-8 mb-3 text-[1.125rem]">{t("shown")}</h2>
      <noscript>
        <p className="mb-3">{t("noScript")}</p>
      </noscript>
      <SdkDemoFrame
        options={{ ...given, ...sdkOptions(options) }}
        words={{ told: t("told"), nothing: t("nothing"), submit: t("submit") }}
      />
      <h2 className="mt-8 text-[1.125rem]">{t("code")}</h2>
      <Code label={t("script")} code={demoScript(options, place)} />
      <Code label={t("component")} code={demoComponent(options, place)} />
    </>
  );
}

function Code({ label, code }: { label: string; code: string }) {
  const t = useTranslations("sandbox.sdkDemo");
  const words = {
    copy: t("copy"),
    copied: t("copied"),
    name: `${t("copy")}: ${label}`,
    done: `${t("copied")}: ${label}`,
  };
  return (
    <div className="mt-3">
      <div className="flex items-center justify-between gap-4">
        <h3 className="text-[1rem]">{label}</h3>
        <CopyButton
          text={code}
          words={words}
          className="min-h-11 rounded-lg border border-line bg-surface px-3 text-[0.8125rem] text-accent hover:bg-accent-soft"
        />
      </div>
      <CodeBlock label={label} code={code} />
    </div>
  );
}
