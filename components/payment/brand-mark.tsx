/** A small mark that distinguishes brands. The name beside it says the same, so it is hidden. */
import { brandMark } from "./brand-marks";

const FRAME =
  "grid h-6 min-w-10 shrink-0 place-items-center rounded-md border border-line bg-[#ffffff] px-1 font-bold text-[0.6875rem] text-[#1f2d30] leading-none";

/** `of` is a card's brand, or a method's code. */
export function BrandMark({ of }: { of: string | null }) {
  const mark = brandMark(of);
  return (
    <span aria-hidden="true" dir="ltr" className={FRAME}>
      {typeof mark === "string" ? <Drawing of={mark} /> : mark.word}
    </span>
  );
}

function Drawing({ of }: { of: "visa" | "mastercard" | "card" }) {
  if (of === "visa") return <span className="text-[#1a3f94] italic tracking-wide">VISA</span>;
  return (
    <svg aria-hidden="true" viewBox="0 0 24 16" className="h-4 w-6" fill="none">
      {of === "mastercard" ? (
        <>
          <circle cx="9" cy="8" r="6" fill="#e5392f" />
          <circle cx="15" cy="8" r="6" fill="#f2a129" fillOpacity=".9" />
        </>
      ) : (
        <g stroke="#4b5b5e" strokeWidth="1.5">
          <rect x="2.75" y="1.75" width="18.5" height="12.5" rx="2.25" />
          <path d="M3 6h18M6 11h4" />
        </g>
      )}
    </svg>
  );
}
