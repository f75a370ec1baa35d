import type { ReactNode } from "react";
import type { CheckoutPrice, CheckoutView } from "@/server/domain/payments";
import { Breakdown } from "../payment/breakdown";
import type { Fact } from "../ui/facts";
import { ByMethod } from "./by-method";
import { ByWallet } from "./by-wallet";
import { choicesOf, preselectedChoice } from "./choices";

type PerChoiceProps = { readonly view: CheckoutView; readonly render: (price: CheckoutPrice | null) => ReactNode };

export function PerChoice({ view, render }: PerChoiceProps) {
  const variants = Object.fromEntries(choicesOf(view).map(({ choice, charge }) => [choice, render(charge)]));
  return (
    <ByMethod
      sessionId={view.sessionId}
      preselected={preselectedChoice(view)}
      variants={variants}
      otherwise={render(null)}
    />
  );
}

export function Sums({ view, notes }: { view: CheckoutView; notes: readonly Fact[] }) {
  const { wallet, amount } = view;
  return (
    <PerChoice
      view={view}
      render={(price) => (
        <ByWallet
          off={<Breakdown amount={amount} charge={price} notes={notes} />}
          on={wallet && <Breakdown amount={amount} charge={price?.withWallet ?? null} notes={notes} wallet={wallet} />}
        />
      )}
    />
  );
}
