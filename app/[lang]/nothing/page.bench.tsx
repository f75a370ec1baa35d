/** The page that `npm run bench` compares with: one word, rendered per request. */
import { headers } from "next/headers";

export default async function NothingPage() {
  await headers();
  return <p>Nothing</p>;
}
