/** Tells how high an element is: at once, and when that has changed and been so for a moment. */

const MOMENT_MS = 50;

/** @param tell gets whole pixels @returns stops watching */
export function watchHeight(element: HTMLElement, tell: (height: number) => void): () => void {
  let told = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const height = Math.ceil(element.getBoundingClientRect().height);
    if (height === told) return;
    told = height;
    tell(height);
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
