/** What the palette offers for a text. */
import type { FoundPayment } from "@/server/domain/console";
import { moneyLine } from "@/server/kernel/money-text";
import type { KeysFacts, PaletteLink } from "./keys-facts";

type Option = PaletteLink & { readonly detail: string | null };

export type OptionGroup = { readonly name: string; readonly links: readonly Option[] };

const REFUNDABLE = ["paid", "captured"];

/** What is looked for once the word of an act before it is left out, and whether that word was there. */
export function actOf(typed: string, refund: string): { readonly text: string; readonly isRefund: boolean } {
  const text = typed.trim();
  const word = `${refund.toLocaleLowerCase()} `;
  const isRefund = text.toLocaleLowerCase().startsWith(word);
  return { text: isRefund ? text.slice(word.length).trim() : text, isRefund };
}

/** The groups that have something to offer; the first option is the one that Enter opens. */
export function optionsFor(facts: KeysFacts, typed: string, found: readonly FoundPayment[]): readonly OptionGroup[] {
  const { words, language, paymentBase, canRefund } = facts;
  const { text, isRefund } = actOf(typed, words.refund);
  const named = ({ title }: PaletteLink) => title.toLocaleLowerCase().includes(text.toLocaleLowerCase());
  const plain = (links: readonly PaletteLink[]) => links.filter(named).map((link) => ({ ...link, detail: null }));
  const payments = found.map((payment) => ({
    title: [payment.orderNo ?? `${payment.sessionId.slice(0, 8)}…`, payment.customer].filter(Boolean).join(" · "),
    href: paymentBase + payment.sessionId,
    detail: moneyLine(payment, language),
  }));
  const refunds = found
    .filter(({ state, isExact }) => canRefund && REFUNDABLE.includes(state) && (isExact || isRefund))
    .map((payment) => ({
      title: `${words.refund} ${payment.orderNo ?? payment.sessionId.slice(0, 8)}`,
      href: `${paymentBase}${payment.sessionId}?do=refund`,
      detail: moneyLine(payment, language),
    }));
  const acts = { name: words.toDo, links: [...refunds, ...(isRefund ? [] : plain(facts.acts))] };
  const groups = isRefund
    ? [acts]
    : [{ name: words.payments, links: payments }, acts, { name: words.goTo, links: plain(facts.pages) }];
  return groups.filter(({ links }) => links.length > 0);
}
