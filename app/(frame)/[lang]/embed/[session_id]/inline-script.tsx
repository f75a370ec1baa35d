import { pageNonce } from "@/server/pages/nonce";
import { type FirstScript, InlineText } from "./inline-text";

type Props = {
  readonly name: FirstScript;
  readonly facts?: Readonly<Record<`data-${string}`, string>>;
};

/** A script in the page's HTML, which runs before the others. */
export async function InlineScript({ name, facts }: Props) {
  return <InlineText name={name} nonce={await pageNonce()} facts={facts} />;
}
