/** A path that is nothing here; without a language in it, so it speaks both. */
import { connection } from "next/server";
import { NotFoundTexts } from "@/components/shell/not-found-texts";
import { LANGUAGES } from "@/server/kernel/words";
import "./fonts.css";
import "./globals.css";

export { PAGE_METADATA as metadata } from "@/server/pages/metadata";

export default async function GlobalNotFound() {
  // Made per request, so that its scripts carry that request's nonce.
  await connection();
  return (
    <html lang="en" dir="ltr">
      <body>
        <NotFoundTexts languages={[...LANGUAGES]} />
      </body>
    </html>
  );
}
