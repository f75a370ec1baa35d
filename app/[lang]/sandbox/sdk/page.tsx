/** Demo page of the web SDK (Spec, "The embedded checkout" 15). */
import { SdkDemo } from "@/components/sandbox/sdk-demo";
import { demoOptions, demoQuery } from "@/components/sandbox/sdk-demo-options";
import { readDemoSession } from "@/server/domain/sandbox";
import { languageOf } from "@/server/i18n/languages";
import { SandboxPage, type SandboxProps, sandboxMetadata } from "../sandbox-page";
import { beginSdkDemo } from "./actions";

export function generateMetadata(props: SandboxProps) {
  return sandboxMetadata(props, "sdk");
}

export default async function SdkDemoPage({ params, searchParams }: SandboxProps) {
  const language = languageOf((await params).lang) ?? "en";
  const query = await searchParams;
  const options = demoOptions(query, language);
  const sessionId = typeof query.session === "string" ? query.session : null;
  return (
    <SandboxPage
      params={params}
      name="sdk"
      query={demoQuery(options, language, sessionId)}
      content={async (ctx) => (
        <SdkDemo
          session={await readDemoSession(ctx, sessionId)}
          options={options}
          language={language}
          origin={new URL(ctx.merchant.baseUrl).origin}
          begin={beginSdkDemo.bind(null, { lang: language, query: demoQuery(options, language, null) })}
        />
      )}
    />
  );
}
