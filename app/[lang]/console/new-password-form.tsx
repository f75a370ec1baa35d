import { ActionForm } from "@/components/console/form/action-form";
import type { FormAction } from "@/components/console/form/form-state";
import { TextField } from "@/components/console/form/text-field";
import { BUTTON_PRIMARY } from "@/components/console/styles";
import { Input } from "@/components/ui/input";
import { SubmitButton } from "@/components/ui/submit-button";

type Props = {
  readonly action: FormAction;
  readonly username: string;
  readonly words: { readonly next: string; readonly hint: string; readonly working: string; readonly submit: string };
};

/** A hidden username field is for password managers. */
export function NewPasswordForm({ action, username, words }: Props) {
  return (
    <ActionForm action={action} className="grid gap-4">
      <Input name="username" defaultValue={username} autoComplete="username" hidden readOnly />
      <TextField
        name="next"
        type="password"
        label={words.next}
        hint={words.hint}
        dir="ltr"
        autoComplete="new-password"
        minLength={12}
        maxLength={128}
        required
      />
      <SubmitButton className={`${BUTTON_PRIMARY} min-h-10 w-full`} working={words.working}>
        {words.submit}
      </SubmitButton>
    </ActionForm>
  );
}
