import { connection } from "next/server";
import { NotFoundTexts } from "@/components/shell/not-found-texts";
import { LANGUAGES } from "@/server/kernel/words";
import "./fonts.css";
import "./globals.css";

export { PAGE_METADATA as metadata } from "@/server/pages/metadata";

export default async function GlobalNotFound() {
  // The page is rendered per request, because its scripts contain the request's nonce.
  await connection();
  return (
    <html lang="en" dir="ltr">
      <body>
        <NotFoundTexts languages={[...LANGUAGES]} />
      </body>
    </html>
  );
}
