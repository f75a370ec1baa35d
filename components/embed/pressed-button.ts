/** Presses that are answered later, when React may have replaced the button or shows none. */

/** With the name and value of the pressed button. */
export function pressedData(form: HTMLFormElement, pressed: HTMLElement | null): FormData {
  const data = new FormData(form);
  if (pressed instanceof HTMLButtonElement && pressed.name !== "") data.append(pressed.name, pressed.value);
  return data;
}

/** Sends the form by the pressed button, or by a copy if the form no longer has it. */
export function pressAgain(form: HTMLFormElement, pressed: HTMLElement | null): void {
  const button = pressed instanceof HTMLButtonElement ? pressed : null;
  if (button === null || button.form === form) {
    form.requestSubmit(button);
    return;
  }
  const copy = document.createElement("button");
  copy.name = button.name;
  copy.value = button.value;
  copy.hidden = true;
  form.append(copy);
  form.requestSubmit(copy);
  copy.remove();
}
