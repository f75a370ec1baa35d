/** One drawing of the console's sprite; what it means stands in words beside it. */

type Props = {
  /** The id of a symbol in `public/icons/console.svg`. */
  readonly name: string;
  /** Mirrored where text runs right to left: for what points along the text. */
  readonly turns?: boolean;
  readonly className?: string;
};

export function Icon({ name, turns = false, className = "size-4" }: Props) {
  return (
    <svg aria-hidden="true" focusable="false" className={`shrink-0 ${turns ? "rtl:-scale-x-100" : ""} ${className}`}>
      <use href={`/icons/console.svg#${name}`} />
    </svg>
  );
}
