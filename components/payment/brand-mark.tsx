/** A small logo of a brand, hidden from screen readers, which read the name beside it. */
import { brandMark } from "./brand-marks";

const FRAME =
  "grid shrink-0 place-items-center border border-line bg-[#ffffff] text-center font-bold text-[#1f2d30] leading-none";

const SIZES = {
  list: { frame: "h-6 w-[2.375rem] rounded text-[0.5625rem]", drawn: "h-4.5 w-7.5" },
  row: { frame: "h-4.5 w-7 rounded px-0.5 text-[0.4375rem]", drawn: "h-3.5 w-5.5" },
} as const;

export function BrandMark({ of, size = "list" }: { of: string | null; size?: keyof typeof SIZES }) {
  const mark = brandMark(of);
  const { frame, drawn } = SIZES[size];
  return (
    <span aria-hidden="true" dir="ltr" className={`${FRAME} ${frame}`}>
      {mark === "card" ? (
        <AnyCard look={drawn} />
      ) : "word" in mark ? (
        mark.word
      ) : (
        <Drawn brand={mark.drawn} look={drawn} />
      )}
    </span>
  );
}

/** The logo is an image file, so that it is cached and needs no JavaScript. */
function Drawn({ brand, look }: { brand: string; look: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: a vector image has one size
    <img
      src={`/icons/brands/${brand}.svg`}
      alt=""
      width={30}
      height={18}
      fetchPriority="low"
      className={`object-contain ${look}`}
    />
  );
}

function AnyCard({ look }: { look: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 16" className={look} fill="none" stroke="#4b5b5e" strokeWidth="1.5">
      <rect x="2.75" y="1.75" width="18.5" height="12.5" rx="2.25" />
      <path d="M3 6h18M6 11h4" />
    </svg>
  );
}
