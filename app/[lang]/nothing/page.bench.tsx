/** The one-word page that `npm run bench` compares with, rendered per request. */
import { headers } from "next/headers";

export default async function NothingPage() {
  await headers();
  return <p>Nothing</p>;
}
