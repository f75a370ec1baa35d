/**
 * The marks of a card form's schemes; once the typed card's scheme is recognized, the other marks fade
 * (`card-marks` in the style sheet).
 */
import { BrandMark } from "./brand-mark";
import { brandMark } from "./brand-marks";

type Props = {
  /** The method's code and name; the name may be that of a single scheme. */
  readonly of: string;
  readonly currency: string;
};

const SCHEMES = ["visa", "mastercard", "mada"] as const;

/** The typed card's scheme by its name in the style sheet. */
export function markedScheme(key: string | null): string | undefined {
  if (key === null) return undefined;
  return SCHEMES.find((scheme) => scheme === key) ?? "other";
}

export function CardMarks({ of, currency }: Props) {
  if (brandMark(of) !== "card") return <BrandMark of={of} />;
  const schemes = SCHEMES.filter((scheme) => scheme !== "mada" || currency === "SAR");
  return (
    <span aria-hidden="true" data-part="pci-logos" className="card-marks flex gap-1.5">
      {schemes.map((scheme) => (
        <span key={scheme} data-scheme={scheme}>
          <BrandMark of={scheme} />
        </span>
      ))}
    </span>
  );
}
