export function Avatar({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-7 shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-accent text-xs uppercase"
    >
      {initials(name)}
    </span>
  );
}

function initials(name: string): string {
  const words = name.split(/[\s._@+-]+/).filter((word) => word !== "");
  return words
    .slice(0, 2)
    .map((word) => [...word][0] ?? "")
    .join("");
}
