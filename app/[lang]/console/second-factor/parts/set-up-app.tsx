import { useTranslations } from "next-intl";
import { renderSVG } from "uqr";
import type { EnrolmentView } from "@/server/domain/merchants";

const LOOK = { border: 2, ecc: "M", pixelSize: 4 } as const;

export function SetUpApp({ enrolment }: { enrolment: EnrolmentView }) {
  const t = useTranslations("console.secondFactor");
  const picture = `data:image/svg+xml;base64,${Buffer.from(renderSVG(enrolment.address, LOOK)).toString("base64")}`;
  return (
    <div>
      {/* biome-ignore lint/performance/noImgElement: the service draws the image, which needs no script */}
      <img src={picture} alt={t("qr")} width={192} height={192} className="mx-auto rounded-lg bg-[#ffffff] p-1" />
      <p className="mt-3 text-muted">{t("typeSecret")}</p>
      <p className="mt-1 rounded-lg bg-canvas px-3 py-2">
        <bdi dir="ltr" className="break-all font-mono text-ink">
          {enrolment.secret.replace(/(.{4})(?=.)/g, "$1 ")}
        </bdi>
      </p>
    </div>
  );
}
