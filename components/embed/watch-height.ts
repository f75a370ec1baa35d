/** Reports an element's height once it has been stable for a moment. */

const MOMENT_MS = 50;

/** @param tell gets whole pixels @returns a function that stops */
export function watchHeight(element: HTMLElement, tell: (height: number) => void): () => void {
  let told = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const height = element.offsetHeight;
    // A hidden page has no height.
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
