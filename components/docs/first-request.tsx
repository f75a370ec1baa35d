import { useTranslations } from "next-intl";
import { Icon } from "../console/icon";
import { CODE_BOX } from "./code-looks";
import type { FirstAnswer } from "./first-answer";
import { type Samples, SampleTabs, SampleTexts } from "./first-samples";
import { SentRequest } from "./sent-request";

export type FirstRequestProps = {
  readonly samples: Samples;
  readonly send: (() => Promise<FirstAnswer>) | null;
};

const BOX = `group/samples min-w-0 shadow-float dark:shadow-none ${CODE_BOX}`;
const HEAD = "flex min-h-12 items-center gap-2 border-code-line border-b px-2.5";

export function FirstRequest({ samples, send }: FirstRequestProps) {
  const t = useTranslations("docs.first");
  const texts = <SampleTexts samples={samples} />;
  if (send === null)
    return (
      <div className={BOX}>
        <div className={HEAD} dir="ltr">
          <SampleTabs />
        </div>
        {texts}
      </div>
    );
  return (
    <SentRequest
      send={send}
      className={BOX}
      headLook={HEAD}
      tabs={<SampleTabs />}
      sign={<Icon name="play" className="size-3.5" />}
      words={{
        run: t("run"),
        running: t("running"),
        answer: t("answer"),
        created: t("created", { ms: "{ms}" }),
        busy: t("busy"),
        limited: t("limited"),
        lost: t("lost"),
        none: t("none"),
      }}
    >
      {texts}
    </SentRequest>
  );
}
