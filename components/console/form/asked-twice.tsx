/** A change that cannot be undone: the first button explains it, the second carries it out. */

import type { ProofKind } from "@/server/domain/merchants/core/words";
import { BUTTON_DANGER } from "../styles";
import { ActionForm } from "./action-form";
import type { FormAction } from "./form-state";
import { ProofField } from "./proof-field";
import { SaveButton } from "./save-button";

type Props = {
  readonly label: string;
  readonly lead: string;
  readonly button?: string;
  readonly proof: ProofKind | null;
  readonly action: FormAction;
};

export function AskedTwice({ label, lead, button = label, proof, action }: Props) {
  return (
    <details>
      <summary className="min-h-8 font-medium text-bad">{label}</summary>
      <ActionForm action={action} className="mt-2 grid max-w-96 gap-4" label={button}>
        <p>{lead}</p>
        <ProofField wanted={proof} />
        <SaveButton label={button} className={BUTTON_DANGER} />
      </ActionForm>
    </details>
  );
}
