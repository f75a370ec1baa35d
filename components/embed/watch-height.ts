/** Milliseconds for which the height must be stable before it is reported. */

const MOMENT_MS = 50;

/** @returns a function that stops watching */
export function watchHeight(element: HTMLElement, tell: (height: number) => void): () => void {
  let told = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const height = element.offsetHeight;
    // A hidden page has height zero, which is not reported.
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
