/** What `npm run bench` compares pages with: one that says a word, rendered for each view as they are. */
import { headers } from "next/headers";

export default async function NothingPage() {
  await headers();
  return <p>Nothing</p>;
}
