import type { ReactNode } from "react";
import { ActionForm } from "@/components/console/form/action-form";
import type { FormAction } from "@/components/console/form/form-state";
import { SaveButton } from "@/components/console/form/save-button";
import { Section } from "@/components/console/page-head";

type Props = {
  readonly title: string;
  readonly lead?: string;
  readonly action: FormAction;
  readonly children: ReactNode;
};

export function SettingsForm({ title, lead, action, children }: Props) {
  return (
    <Section title={title} lead={lead}>
      <ActionForm action={action} className="grid max-w-160 gap-4" label={title}>
        {children}
        <SaveButton />
      </ActionForm>
    </Section>
  );
}
