/** A page of one word, rendered per request, with which `npm run bench` compares other pages. */
import { headers } from "next/headers";

export default async function NothingPage() {
  await headers();
  return <p>Nothing</p>;
}
