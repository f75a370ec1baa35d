/** A small logo of a brand, hidden from screen readers, which read the name beside it. */
import { brandMark } from "./brand-marks";

const FRAME =
  "grid h-7 w-11 shrink-0 place-items-center rounded-md border border-line bg-[#ffffff] px-1 text-center font-bold text-[0.625rem] text-[#1f2d30] leading-none";

export function BrandMark({ of }: { of: string | null }) {
  const mark = brandMark(of);
  return (
    <span aria-hidden="true" dir="ltr" className={FRAME}>
      {mark === "card" ? <AnyCard /> : "word" in mark ? mark.word : <Drawn brand={mark.drawn} />}
    </span>
  );
}

/** The logo is an image file, so that it is cached and needs no JavaScript. */
function Drawn({ brand }: { brand: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: a vector image has one size
    <img src={`/icons/brands/${brand}.svg`} alt="" width={34} height={20} className="h-5 w-[2.125rem] object-contain" />
  );
}

function AnyCard() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 16" className="h-4 w-6" fill="none" stroke="#4b5b5e" strokeWidth="1.5">
      <rect x="2.75" y="1.75" width="18.5" height="12.5" rx="2.25" />
      <path d="M3 6h18M6 11h4" />
    </svg>
  );
}
