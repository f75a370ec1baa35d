"use client";
/** A notice that the service could not process a form, or that its response was lost. */
import { Banner } from "../ui/banner";
import type { Outcome } from "./use-checkout-once-decided";

/** Notices after a form. `busy`, `limited`: nothing was done. `lost`: the outcome is not known yet. */
export type Notice = "busy" | "limited" | "lost";

type Words = { readonly title: string; readonly body: string };

export type NoticeWords = Readonly<Record<Notice | "untouched", Words>>;

/** @param outcome the payment's state, once known after a lost response */
export function FormNotice({
  notice,
  outcome,
  words,
}: {
  notice: Notice | null;
  outcome: Outcome;
  words: NoticeWords;
}) {
  if (notice === null) return null;
  const { title, body } = words[notice === "lost" && outcome === "untouched" ? "untouched" : notice];
  return (
    <div className="mt-5">
      <Banner title={title} tone="warning">
        <p>{body}</p>
      </Banner>
    </div>
  );
}
