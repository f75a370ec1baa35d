import { useLocale } from "next-intl";
import type { WireMoney } from "@/server/domain/payments";
import { moneyText } from "@/server/kernel/money-text";
import { MOST_TYPED } from "@/server/kernel/typed-amount";
import { Field } from "./field";
import { Input } from "./input";

type Props = {
  readonly label: string;
  readonly like: WireMoney;
  readonly hint: string;
  readonly typed: string;
  readonly error: string | null;
};

export function AmountField({ label, like, hint, typed, error }: Props) {
  const { unit } = moneyText(like, useLocale());
  return (
    <Field
      look="page"
      label={
        <>
          {label} <bdi className="text-muted">({unit})</bdi>
        </>
      }
      hint={hint}
      error={error}
      isAlert
    >
      {(control) => (
        <Input
          {...control}
          key={typed}
          look="page"
          name="amount"
          defaultValue={typed}
          inputMode="decimal"
          autoComplete="off"
          required
          dir="ltr"
          maxLength={MOST_TYPED}
          className="w-full px-3"
        />
      )}
    </Field>
  );
}
