/** A page of one word with which `npm run bench` compares other pages, rendered per request. */
import { headers } from "next/headers";

export default async function NothingPage() {
  await headers();
  return <p>Nothing</p>;
}
