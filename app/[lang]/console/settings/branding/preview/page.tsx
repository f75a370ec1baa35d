import type { Metadata } from "next";
import { CheckoutSample } from "@/components/checkout/checkout-sample";
import { allGateways } from "@/server/domain/gateways";
import { brandOf } from "@/server/kernel/brand";
import { parseColor } from "@/server/kernel/color";
import { allowFraming } from "@/server/pages/framing";
import { guardPage } from "../../../guard";
import { consoleMetadata } from "../../../metadata";
import type { ConsoleProps } from "../../../view";
import { payNothing } from "./actions";

const SHOWN = 3;

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "brandingPreview");
}

export default async function BrandingPreviewPage(props: ConsoleProps) {
  const view = await guardPage(props, "brandingPreview");
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const { color } = await props.searchParams;
  const tried = typeof color === "string" ? parseColor(color) : null;
  const { merchant } = ctx;
  const branding = tried === null ? merchant.branding : { ...merchant.branding, color: tried };
  const gateways = (await allGateways(ctx)).filter(({ plugins }) => plugins.length > 0);
  await allowFraming("own pages");
  return (
    <CheckoutSample
      brand={brandOf({ ...merchant, branding }, language)}
      language={language}
      isTestMode={!merchant.production}
      timeZone={merchant.timezone}
      currency={gateways[0]?.defaultCurrency ?? "KWD"}
      gateways={gateways.slice(0, SHOWN)}
      start={payNothing.bind(null, { lang: language })}
    />
  );
}
