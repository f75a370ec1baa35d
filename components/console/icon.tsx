type Props = {
  readonly name: string;
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
