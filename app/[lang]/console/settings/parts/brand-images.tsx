import { useTranslations } from "next-intl";
import { ActionForm } from "@/components/console/form/action-form";
import { FileField } from "@/components/console/form/file-field";
import type { FormAction } from "@/components/console/form/form-state";
import { SaveButton } from "@/components/console/form/save-button";
import { Section } from "@/components/console/page-head";
import { BUTTON } from "@/components/console/styles";

export type BrandImageProps = {
  readonly slot: "logo" | "favicon";
  readonly path: string | null;
  readonly maxBytes: number;
  readonly upload: FormAction;
  readonly remove: FormAction;
};

export function BrandImages({ images }: { images: readonly BrandImageProps[] }) {
  const t = useTranslations("console.settings");
  return (
    <Section title={t("images")}>
      <div className="grid gap-8 lg:grid-cols-2 xl:grid-cols-1">
        {images.map((image) => (
          <OneImage key={image.slot} {...image} />
        ))}
      </div>
    </Section>
  );
}

function OneImage({ slot, path, maxBytes, upload, remove }: BrandImageProps) {
  const t = useTranslations("console.settings");
  const inForm = useTranslations("console.form");
  return (
    <div className="grid content-start gap-3">
      <h3 className="font-medium text-ink">{t(slot)}</h3>
      {path === null ? (
        <p className="text-muted">{t("noImage")}</p>
      ) : (
        // biome-ignore lint/performance/noImgElement: the image may have any size, and is served unchanged
        <img src={path} alt={t(slot)} className="max-h-16 max-w-60 rounded-lg border border-line bg-[#ffffff] p-2" />
      )}
      <ActionForm action={upload} className="grid gap-3" label={`${t(slot)}: ${t("upload")}`}>
        <FileField
          name="file"
          label={t("upload")}
          hint={t(`${slot}Hint`)}
          choose={inForm("chooseFile")}
          accept="image/png,image/jpeg,image/webp"
          maxBytes={maxBytes}
        />
        <SaveButton label={t("upload")} />
      </ActionForm>
      {/* The form stays on the page after the image was removed, because its response confirms this. */}
      <ActionForm action={remove} label={`${t(slot)}: ${t("removeImage")}`}>
        {path !== null && <SaveButton label={t("removeImage")} className={BUTTON} />}
      </ActionForm>
    </div>
  );
}
