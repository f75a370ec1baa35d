/**
 * Shows the merchant's logo, or its name with an initial. A logo wider than two squares is assumed to contain
 * the name.
 */
import type { Brand } from "@/server/kernel/brand";

const LOGO = { height: 40, width: 176 };

export function MerchantMark({ brand: { name, logo } }: { brand: Brand }) {
  const holdsName = logo !== null && logo.width > 2 * logo.height;
  return (
    <div className="flex min-w-0 items-center gap-2.5">
      {logo === null ? <Letter of={name} /> : <Logo logo={logo} alt={holdsName ? name : ""} />}
      {!holdsName && <bdi className="min-w-0 wrap-anywhere font-semibold text-ink">{name}</bdi>}
    </div>
  );
}

/** Shows the logo on white, even in the dark colour scheme, because most logos are made for white. */
function Logo({ logo, alt }: { logo: NonNullable<Brand["logo"]>; alt: string }) {
  const scale = Math.min(LOGO.height / logo.height, LOGO.width / logo.width);
  const [width, height] = [logo.width, logo.height].map((side) => Math.max(1, Math.round(side * scale)));
  return (
    // biome-ignore lint/performance/noImgElement: the file is served as it was uploaded
    <img
      src={logo.path}
      alt={alt}
      width={width}
      height={height}
      className="shrink-0 rounded-md dark:bg-[#ffffff] dark:p-1"
    />
  );
}

function Letter({ of }: { of: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-8 shrink-0 place-items-center rounded-lg bg-ink font-semibold text-[0.875rem] text-canvas uppercase forced-colors:border"
    >
      {[...of.trim()][0] ?? ""}
    </span>
  );
}
