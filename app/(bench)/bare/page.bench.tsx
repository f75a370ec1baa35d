/** A page of one word without a style sheet, for `npm run bench -- frame`. */
import { headers } from "next/headers";

export default async function BarePage() {
  await headers();
  return <p>Nothing</p>;
}
