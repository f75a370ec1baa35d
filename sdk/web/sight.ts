/** The part of the frame that the customer sees, in pixels from the frame's top. */
export type Sight = { readonly top: number; readonly height: number };

/** The function `look` reports a change of the frame's height, for which browsers have no event. */
type SightWatch = { readonly look: () => void; readonly stop: () => void };

export const NO_SIGHT: SightWatch = { look: () => {}, stop: () => {} };

/** Calls `tell` now and whenever the visible part of the frame changes. */
export function watchSight(frame: HTMLElement, tell: (sight: Sight) => void): SightWatch {
  let told = "";
  let next = 0;
  const look = () => {
    next = 0;
    const box = frame.getBoundingClientRect();
    const top = Math.round(Math.max(0, -box.top));
    const height = Math.round(Math.min(box.bottom, window.innerHeight) - Math.max(0, box.top));
    const words = `${top} ${height}`;
    if (words === told || height <= 0) return;
    told = words;
    tell({ top, height });
  };
  const later = () => {
    if (next === 0) next = requestAnimationFrame(look);
  };
  // Scroll events of elements around the frame do not bubble.
  window.addEventListener("scroll", later, { capture: true, passive: true });
  window.addEventListener("resize", later);
  look();
  return {
    look: later,
    stop() {
      cancelAnimationFrame(next);
      window.removeEventListener("scroll", later, { capture: true });
      window.removeEventListener("resize", later);
    },
  };
}
