const MARGIN_PX = 32;

/** Makes the page, and with it a shop's frame, high enough for the dialog. @returns a function that ends it */
export function askForHeight(dialog: HTMLDialogElement | null): () => void {
  const main = document.querySelector<HTMLElement>("[data-embedded]");
  if (main === null || dialog === null) return () => undefined;
  main.style.minHeight = `${dialog.scrollHeight + MARGIN_PX}px`;
  return () => {
    main.style.minHeight = "";
  };
}
