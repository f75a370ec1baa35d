import { randomUUID } from "node:crypto";
import type { Metadata } from "next";
import { Empty, PageHead } from "@/components/console/page-head";
import { consoleHref } from "@/components/console/pages";
import { bulkKinds, foreseeBulk, readBulkChoice } from "@/server/domain/console";
import { BULK_KINDS, movesMoney } from "@/server/domain/console/core/words";
import { ForbiddenPage } from "../../../forbidden-page";
import { ConsoleFrame } from "../../../frame";
import { guardPage } from "../../../guard";
import { consoleMetadata } from "../../../metadata";
import type { ConsoleProps } from "../../../view";
import { consoleWords } from "../../../words";
import { listHref } from "../../payment-place";
import { beginBulk } from "../actions";
import { BulkPreview } from "../parts/bulk-preview";

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "newBulk");
}

export default async function NewBulkPage(props: ConsoleProps) {
  const view = await guardPage(props, "newBulk");
  if ("refusal" in view) return view.refusal;
  const { ctx, language, below } = view;
  const query = await props.searchParams;
  const kind = BULK_KINDS.find((each) => each === query.act) ?? null;
  if (kind !== null && !bulkKinds(ctx).includes(kind))
    return <ForbiddenPage view={view} needs={movesMoney(kind) ? `payment.${kind}` : null} />;
  const [t, choice] = await Promise.all([consoleWords(language), readBulkChoice(ctx, query)]);
  const back = listHref(language, below.replace(/^\?/, ""), {});
  const up = { href: consoleHref(language, "payments"), name: t("pages.payments") };
  if (kind === null || (choice.values === null && choice.sessionIds.length === 0))
    return (
      <ConsoleFrame view={view}>
        <PageHead up={up} title={t("pages.newBulk")} />
        <Empty icon="credit-card">
          <a href={back}>{t("payments.bulk.none")}</a>
        </Empty>
      </ConsoleFrame>
    );
  return (
    <ConsoleFrame view={view}>
      <PageHead up={up} title={t(`payments.bulk.titles.${kind}`)} />
      <BulkPreview
        language={language}
        foreseen={await foreseeBulk(ctx, kind, choice)}
        sessionIds={choice.sessionIds}
        formKey={randomUUID()}
        back={back}
        action={beginBulk.bind(null, { lang: language, kind, query: below.replace(/^\?/, "") })}
      />
    </ConsoleFrame>
  );
}
