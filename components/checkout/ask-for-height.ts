const MARGIN_PX = 32;

/** Makes a shop's frame high enough for the dialog. @returns a function that restores the height */
export function askForHeight(dialog: HTMLDialogElement | null): () => void {
  const main = document.querySelector<HTMLElement>("[data-embedded]");
  if (main === null || dialog === null) return () => undefined;
  main.style.minHeight = `${dialog.scrollHeight + MARGIN_PX}px`;
  return () => {
    main.style.minHeight = "";
  };
}
