import { Code } from "./parts";

export function InlineCode({ text }: { text: string }) {
  return text.split("`").map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key
      <Code key={at}>{part}</Code>
    ),
  );
}
