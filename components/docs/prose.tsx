/** Renders Markdown; HTML in the text is omitted. */
import type { Token, Tokens } from "marked";
import { Fragment, type ReactNode } from "react";
import { anchorOf } from "@/server/kernel/anchor";
import type { Language } from "@/server/kernel/types";
import { CELL, Table } from "../ui/table";
import { Code, LINK } from "./parts";
import { Sample } from "./sample";

type ProseProps = {
  readonly tokens: readonly Token[];
  readonly language: Language;
  readonly base: string;
};

export function Prose({ tokens, ...place }: ProseProps) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never move
  return tokens.map((token, at) => <Block key={at} token={token} {...place} />);
}

type PlacedToken = Omit<ProseProps, "tokens"> & { readonly token: Token };

function Block({ token, ...place }: PlacedToken) {
  const inline = () => <Inline tokens={token.type === "code" ? [] : (childrenOf(token) ?? [])} {...place} />;
  switch (token.type) {
    case "heading":
      return <Heading level={token.depth === 2 ? "h2" : "h3"} text={token.text} words={inline()} />;
    case "paragraph":
      return <p className="my-4">{inline()}</p>;
    case "text":
      return inline();
    case "code":
      return <Sample language={token.lang ?? ""} code={token.text} />;
    case "blockquote":
      return (
        <div className="my-4 rounded-row border-accent border-s-4 bg-accent-soft px-4 py-px">
          <Prose tokens={childrenOf(token) ?? []} {...place} />
        </div>
      );
    case "list":
      return <List list={asList(token)} {...place} />;
    case "table":
      return <WrittenTable table={asTable(token)} {...place} />;
    default:
      return null;
  }
}

/** The cast is safe: without extensions, Marked produces only the tokens that it declares. */
function asList(token: Token): Tokens.List {
  return token as Tokens.List;
}

function asTable(token: Token): Tokens.Table {
  return token as Tokens.Table;
}

function childrenOf(token: Token): readonly Token[] | undefined {
  return "tokens" in token ? token.tokens : undefined;
}

function Heading({ level: Level, text, words }: { level: "h2" | "h3"; text: string; words: ReactNode }) {
  const id = anchorOf(text);
  return (
    <Level id={id} className={Level === "h2" ? "mt-10 mb-3 text-[1.25rem]" : "mt-6 mb-2 text-[1.0625rem]"}>
      <a href={`#${id}`} className="group no-underline">
        {words}
        <span aria-hidden="true" className="ms-2 text-accent opacity-0 group-hover:opacity-100 group-focus:opacity-100">
          #
        </span>
      </a>
    </Level>
  );
}

function List({ list, ...place }: Omit<ProseProps, "tokens"> & { readonly list: Tokens.List }) {
  const Kind = list.ordered ? "ol" : "ul";
  return (
    <Kind className={`my-4 grid gap-2 ps-6 ${list.ordered ? "list-decimal" : "list-disc"} marker:text-muted`}>
      {list.items.map((item) => (
        <li key={item.raw}>
          <Prose tokens={item.tokens} {...place} />
        </li>
      ))}
    </Kind>
  );
}

function WrittenTable({ table, ...place }: Omit<ProseProps, "tokens"> & { readonly table: Tokens.Table }) {
  const columns = table.header.map((cell) => ({
    name: cell.text,
    words: <Inline tokens={cell.tokens} {...place} />,
  }));
  return (
    <Table look="prose" columns={columns.every(({ name }) => name === "") ? [] : columns}>
      {table.rows.map((row) => (
        <tr key={row[0]?.text} className="border-line border-b align-top">
          {row.map((cell, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
            <td key={at} className={CELL.prose}>
              <Inline tokens={cell.tokens} {...place} />
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}

function Inline({ tokens, ...place }: ProseProps) {
  return tokens.map((token, at) => {
    const key = `${at}-${token.type}`;
    const inner = childrenOf(token);
    if (token.type === "codespan") return <Code key={key}>{token.text}</Code>;
    if (token.type === "link")
      return (
        <a key={key} href={placeOf(token.href, place)} className={LINK}>
          <Inline tokens={inner ?? []} {...place} />
        </a>
      );
    if (token.type === "strong")
      return (
        <strong key={key} className="font-semibold text-ink">
          <Inline tokens={inner ?? []} {...place} />
        </strong>
      );
    if (inner !== undefined) return <Inline key={key} tokens={inner} {...place} />;
    return <Fragment key={key}>{token.type === "html" || !("text" in token) ? null : token.text}</Fragment>;
  });
}

function placeOf(href: string, { language, base }: { readonly language: Language; readonly base: string }): string {
  const guide = /^([-a-z]+)\.md(#.*)?$/.exec(href);
  if (guide !== null) return `/${language}/docs/${guide[1]}${guide[2] ?? ""}`;
  return href.startsWith(`${base}/`) ? href.slice(base.length).replace(/^\/en\/docs\b/, `/${language}/docs`) : href;
}
