"use client";

/** The script: components/embed/early-frame.ts or components/native/native-frame.ts. */
export type FirstScript = "frame" | "native";

type Props = {
  readonly name: FirstScript;
  readonly nonce: string | undefined;
  readonly facts: Readonly<Record<`data-${string}`, string>> | undefined;
};

/** A client component, because React sends a server component's text twice. */
export function InlineText({ name, nonce, facts }: Props) {
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      {...facts}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this service
      dangerouslySetInnerHTML={{ __html: typeof window === "undefined" ? textOf(name) : "" }}
    />
  );
}

const read = new Map<FirstScript, string>();

function textOf(name: FirstScript): string {
  const known = read.get(name);
  if (known !== undefined) return known;
  const { readFileSync } = process.getBuiltinModule("node:fs");
  const text = readFileSync(`${process.cwd()}/public/sdk/v3/${name}.js`, "utf8");
  read.set(name, text);
  return text;
}
