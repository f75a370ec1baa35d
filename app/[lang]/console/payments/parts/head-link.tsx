import { Icon } from "@/components/console/icon";

type Props = {
  readonly href: string | null;
  readonly words: string;
  readonly keys?: string;
  readonly icon: string;
  readonly look?: string;
  readonly isPage?: boolean;
};

export function HeadLink({ href, words, keys, icon, look = "", isPage = false }: Props) {
  const box = "grid size-8 shrink-0 place-items-center rounded-lg pointer-coarse:size-11";
  if (href === null)
    return (
      <span className={`${box} text-muted opacity-40`}>
        <Icon name={icon} className={`size-4 ${look}`} />
      </span>
    );
  return (
    <a
      href={href}
      aria-label={words}
      title={words}
      aria-keyshortcuts={keys}
      data-soft={isPage ? undefined : ""}
      className={`${box} text-text hover:bg-accent-soft hover:text-ink`}
    >
      <Icon name={icon} className={`size-4 ${look}`} />
    </a>
  );
}
