/** The documentation of this installation, with its own address in the examples. */
import type { Metadata } from "next";
import { connection } from "next/server";
import { setRequestLocale } from "next-intl/server";
import { Documentation } from "@/components/start/documentation";
import { DocumentationShell } from "@/components/start/documentation-shell";
import { testMerchantContext } from "@/server/domain/sandbox";
import { env } from "@/server/env";
import { pageContext } from "@/server/pages/view";

export const metadata: Metadata = { title: "Documentation" };

export default async function DocumentationPage() {
  // Made per request: the address is that of the running process, and scripts carry the request's nonce.
  await connection();
  setRequestLocale("en");
  const merchant = await testMerchantContext(await pageContext());
  return (
    <DocumentationShell testMode={merchant !== null}>
      <Documentation base={env.baseUrl} />
    </DocumentationShell>
  );
}
