/**
 * Whether the browser can run the frame: Chrome 102, Firefox 112, Safari 15.5 and later. The frame's styles
 * need cascade layers, its scripts and forms `inert` and `Array.prototype.at`.
 */
export function canRunFrame(): boolean {
  return "CSSLayerBlockRule" in window && "inert" in HTMLElement.prototype && "at" in Array.prototype;
}
