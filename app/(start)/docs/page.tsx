/** The documentation of this installation, with its own address in the examples. */
import type { Metadata } from "next";
import { connection } from "next/server";
import { setRequestLocale } from "next-intl/server";
import { Documentation } from "@/components/start/documentation";
import { env } from "@/server/env";

export const metadata: Metadata = { title: "Documentation" };

export default async function DocumentationPage() {
  // Made per request: the address is that of the running process, and scripts carry the request's nonce.
  await connection();
  setRequestLocale("en");
  return (
    <div className="mx-auto max-w-[860px] px-4 py-10">
      <header>
        <a href="/" className="inline-flex min-h-11 items-center font-semibold text-accent">
          Sarraf
        </a>
      </header>
      <main>
        <Documentation base={env.baseUrl} />
      </main>
    </div>
  );
}
