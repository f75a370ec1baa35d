import { readFileSync } from "node:fs";
import { join } from "node:path";
import { headers } from "next/headers";

type Props = {
  /** Selects components/embed/early-frame.ts or components/native/native-frame.ts. */
  readonly name: "frame" | "native";
  readonly facts?: Readonly<Record<`data-${string}`, string>>;
};

/** A script in the page's HTML, which runs before the page's other scripts are loaded. */
export async function InlineScript({ name, facts }: Props) {
  const policy = (await headers()).get("content-security-policy") ?? "";
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      {...facts}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this service
      dangerouslySetInnerHTML={{ __html: textOf(name) }}
    />
  );
}

const read = new Map<string, string>();

function textOf(name: Props["name"]): string {
  const text =
    read.get(name) ??
    readFileSync(join(/* turbopackIgnore: true */ process.cwd(), "public/sdk/v3", `${name}.js`), "utf8");
  read.set(name, text);
  return text;
}
