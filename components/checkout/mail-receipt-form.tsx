"use client";
import { useActionState } from "react";
import type { MailedReceipt } from "@/server/domain/payments";
import { useReachableAction } from "../shell/use-reachable-action";
import { OUTLINE } from "../ui/button-styles";
import { Field } from "../ui/field";
import { Input } from "../ui/input";
import { SubmitButton } from "../ui/submit-button";

export type ReceiptFormState = {
  readonly outcome: Extract<MailedReceipt["kind"], "sent" | "limited" | "invalid"> | "busy" | "lost" | null;
  readonly address: string | null;
};

type Props = {
  readonly action: (state: ReceiptFormState, form: FormData) => Promise<ReceiptFormState>;
  readonly maskedAddress: string | null;
  readonly words: Readonly<
    Record<"label" | "button" | "working" | "to" | "sent" | "invalid" | "limited" | "busy" | "lost", string>
  >;
};

function lost(_state: ReceiptFormState, form: FormData): ReceiptFormState {
  const address = form.get("email");
  return { outcome: "lost", address: address === null ? null : String(address) };
}

export function MailReceiptForm({ action, maskedAddress, words }: Props) {
  const [{ outcome, address }, submit] = useActionState(useReachableAction(action, lost), {
    outcome: null,
    address: null,
  });
  const isInvalid = outcome === "invalid";
  return (
    <>
      <div aria-live="polite">
        {outcome === "sent" && (
          <p className="rounded-row bg-accent-soft px-4 py-3 text-center text-ink">
            {words.sent} <bdi dir="ltr">{maskedAddress ?? address}</bdi>
          </p>
        )}
      </div>
      {outcome !== "sent" && (
        <form action={submit} noValidate className="grid gap-3">
          {maskedAddress === null ? (
            <Field look="page" id="receipt-email" label={words.label} error={isInvalid ? words.invalid : null} isAlert>
              {(control) => (
                <Input
                  {...control}
                  look="page"
                  name="email"
                  type="email"
                  dir="ltr"
                  inputMode="email"
                  autoComplete="email"
                  maxLength={128}
                  defaultValue={address ?? ""}
                  aria-required="true"
                  className="w-full px-3.5 rtl:text-end"
                />
              )}
            </Field>
          ) : (
            <p className="text-center text-[0.875rem] text-muted">{words.to}</p>
          )}
          <SubmitButton className={OUTLINE} working={words.working}>
            {words.button}
          </SubmitButton>
          {(outcome === "limited" || outcome === "busy" || outcome === "lost") && (
            <p role="alert" className="text-center text-[0.875rem] text-bad">
              {words[outcome]}
            </p>
          )}
        </form>
      )}
    </>
  );
}
