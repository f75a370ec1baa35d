import type { StartProps } from "@/components/start/start-props";
import own from "@/package.json";
import { allGuides, firstSamples } from "@/server/documentation/guides";
import { DEMO_AMOUNT } from "@/server/domain/sandbox";
import { env } from "@/server/env";
import { brandOf } from "@/server/kernel/brand";
import type { Ctx, Language } from "@/server/kernel/types";
import { startFacts } from "@/server/pages/start-facts";
import { sendFirstRequest, startDemo } from "./actions";

export async function startProps(ctx: Ctx, language: Language): Promise<StartProps> {
  const { merchant } = ctx;
  return {
    installation: {
      address: new URL(env.baseUrl).host,
      version: own.version,
      merchant: brandOf(merchant, language).name,
      guides: allGuides(language, "guides").length,
      clock: ctx.now().toISOString(),
      timeZone: merchant.timezone,
    },
    facts: await startFacts(ctx),
    amount: DEMO_AMOUNT,
    samples: firstSamples(language),
    send: sendFirstRequest.bind(null, language),
    startDemo: (chosen) => startDemo.bind(null, chosen),
  };
}
