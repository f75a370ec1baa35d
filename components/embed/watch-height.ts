/** Tells how high an element is, whenever that has changed and stood for a moment. */

const MOMENT_MS = 50;

/** @param tell gets whole pixels @returns stops watching */
export function watchHeight(element: HTMLElement, tell: (height: number) => void): () => void {
  let told = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const height = element.offsetHeight;
    // Behind another page, such as the one of a form that was not processed, there is no height to tell.
    if (height !== told && height > 0) tell(height);
    told = height;
  };
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(look, MOMENT_MS);
  });
  observer.observe(element, { box: "border-box" });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
