import type { FoundKind, FoundLine } from "@/server/domain/console";
import { moneyLine } from "@/server/kernel/money-text";
import type { KeysFacts, PaletteLink } from "./keys-facts";

type Option = PaletteLink & { readonly detail: string | null };

export type OptionGroup = { readonly name: string; readonly links: readonly Option[] };

export function actOf(typed: string, refund: string): { readonly text: string; readonly isRefund: boolean } {
  const text = typed.trim();
  const word = `${refund.toLocaleLowerCase()} `;
  const isRefund = text.toLocaleLowerCase().startsWith(word);
  return { text: isRefund ? text.slice(word.length).trim() : text, isRefund };
}

export function optionsFor(facts: KeysFacts, typed: string, found: readonly FoundLine[]): readonly OptionGroup[] {
  const { words, canRefund } = facts;
  const { text, isRefund } = actOf(typed, words.refund);
  const named = ({ title }: PaletteLink) => title.toLocaleLowerCase().includes(text.toLocaleLowerCase());
  const plain = (links: readonly PaletteLink[]) => links.filter(named).map((link) => ({ ...link, detail: null }));
  const refunds = found
    .filter(({ isRefundable, isExact }) => canRefund && isRefundable && (isExact || isRefund))
    .map((line) => ({
      title: `${words.refund} ${line.title}`,
      href: `${hrefOf(facts, line)}?do=refund`,
      detail: detailOf(facts, line),
    }));
  const acts = { name: words.toDo, links: [...refunds, ...(isRefund ? [] : plain(facts.acts))] };
  if (isRefund) return [acts].filter(({ links }) => links.length > 0);
  const [first, ...others] = foundGroups(facts, found);
  const groups = [...(first === undefined ? [] : [first]), acts, ...others];
  return [...groups, { name: words.goTo, links: plain(facts.pages) }].filter(({ links }) => links.length > 0);
}

function foundGroups(facts: KeysFacts, found: readonly FoundLine[]): OptionGroup[] {
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  const linksOf = (kind: FoundKind) =>
    found
      .filter((line) => line.kind === kind)
      .map((line) => ({ title: titleOf(facts, line), href: hrefOf(facts, line), detail: detailOf(facts, line) }));
  return kinds.map((kind) => ({ name: facts.words[kind], links: linksOf(kind) }));
}

function titleOf({ words }: KeysFacts, { word, title, more }: FoundLine): string {
  const named = word === null ? null : words[`found_${word}`];
  return [named, title, more].filter((part) => part !== null).join(" · ");
}

function detailOf({ language }: KeysFacts, { amount }: FoundLine): string | null {
  return amount && moneyLine(amount, language);
}

function hrefOf({ bases }: KeysFacts, { target: { page, id } }: FoundLine): string {
  return bases[page] + encodeURIComponent(id);
}
