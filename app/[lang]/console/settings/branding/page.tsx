import type { Metadata } from "next";
import { PageHead } from "@/components/console/page-head";
import { BRAND_IMAGE_RULES, readSettings } from "@/server/domain/merchants";
import { brandImagePath } from "@/server/kernel/brand";
import { ConsoleFrame } from "../../frame";
import { guardPage } from "../../guard";
import { consoleMetadata } from "../../metadata";
import type { ConsoleProps } from "../../view";
import { consoleWords } from "../../words";
import { changeSettings, removeImage, uploadImage } from "../actions";
import { BrandImages } from "../parts/brand-images";
import { BrandingForms } from "../parts/branding-forms";
import { ColorToTry } from "../parts/color-to-try";
import { SettingsColumns } from "../parts/settings-columns";
import { SettingsPreview } from "../parts/settings-preview";
import { SettingsTabs } from "../parts/settings-tabs";
import { savedTexts, shownSettings } from "../settings-fields";

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "settingsBranding");
}

export default async function BrandingPage(props: ConsoleProps) {
  const view = await guardPage(props, "settingsBranding");
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const [t, settings, query] = await Promise.all([consoleWords(language), readSettings(ctx), props.searchParams]);
  const place = { lang: language };
  const images = (["logo", "favicon"] as const).map((slot) => {
    const image = ctx.merchant.branding[slot];
    return {
      slot,
      path: image && brandImagePath(image),
      maxBytes: BRAND_IMAGE_RULES[slot].maxBytes,
      upload: uploadImage.bind(null, { ...place, slot }),
      remove: removeImage.bind(null, { ...place, slot }),
    };
  });
  return (
    <ConsoleFrame view={view}>
      <PageHead title={t("pages.settings")} />
      <SettingsTabs language={language} page="settingsBranding" />
      <SettingsColumns
        beside={
          <SettingsPreview
            shows={["checkout", "receipt", "invoice", "subscription"]}
            query={query}
            saved={savedTexts(settings, ["names", "look", "contact"])}
            version={images.map(({ path }) => path ?? "").join()}
          >
            <ColorToTry query={query} />
          </SettingsPreview>
        }
      >
        <BrandingForms
          settings={settings}
          actions={{
            names: changeSettings.bind(null, { ...place, part: "names", shown: shownSettings("names", settings) }),
            look: changeSettings.bind(null, { ...place, part: "look", shown: shownSettings("look", settings) }),
            contact: changeSettings.bind(null, {
              ...place,
              part: "contact",
              shown: shownSettings("contact", settings),
            }),
          }}
        />
        <BrandImages images={images} />
      </SettingsColumns>
    </ConsoleFrame>
  );
}
