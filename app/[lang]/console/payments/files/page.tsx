import type { Metadata } from "next";
import { Empty, PageHead } from "@/components/console/page-head";
import { FILE_DAYS, isLongFile, listPaymentFiles, MOST_SENT_AT_ONCE, readPaymentQuery } from "@/server/domain/console";
import { ConsoleFrame } from "../../frame";
import { guardPage } from "../../guard";
import { consoleMetadata } from "../../metadata";
import type { ConsoleProps } from "../../view";
import { consoleWords } from "../../words";
import { makeFile } from "./actions";
import { FileForm } from "./parts/file-form";
import { FileList } from "./parts/file-list";

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "paymentFiles");
}

export default async function PaymentFilesPage(props: ConsoleProps) {
  const view = await guardPage(props, "paymentFiles");
  if ("refusal" in view) return view.refusal;
  const { ctx, language, below } = view;
  const most = MOST_SENT_AT_ONCE.toLocaleString("en");
  const query = below.replace(/^\?/, "");
  const { values } = readPaymentQuery(await props.searchParams);
  const isAsked = query !== "" && (await isLongFile(ctx, values));
  const [t, files] = await Promise.all([consoleWords(language), listPaymentFiles(ctx)]);
  return (
    <ConsoleFrame view={view}>
      <PageHead title={t("pages.paymentFiles")} lead={t("payments.files.lead", { most, days: FILE_DAYS })} />
      {isAsked && <FileForm most={most} action={makeFile.bind(null, { lang: language, query })} />}
      {files.length === 0 && <Empty icon="download">{t("payments.files.empty", { most })}</Empty>}
      {files.length > 0 && <FileList language={language} timeZone={ctx.merchant.timezone} files={files} />}
    </ConsoleFrame>
  );
}
