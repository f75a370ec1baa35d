"use client";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Radio } from "@/components/ui/choice";

export type PreviewWords = {
  readonly title: string;
  readonly unsaved: string;
  readonly shows: string;
  readonly sizes: string;
};
type Choice = readonly [name: string, words: string];

type Props = {
  readonly words: PreviewWords;
  readonly shows: readonly Choice[];
  readonly sizes: readonly Choice[];
  readonly chosen: { readonly show: string; readonly size: string };
  readonly frames: readonly { readonly title: string; readonly href: string }[];
  readonly saved: Readonly<Record<string, string>>;
  readonly query: string;
  readonly children: ReactNode;
};

const WAIT_MS = 120;

export function LivePreview({ words, shows, sizes, chosen, frames, saved, query, children }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const [{ show, size }, choose] = useState(chosen);
  const [typed, setTyped] = useState("");
  useEffect(() => {
    const page = panel.current?.closest("[data-settings]");
    if (!page) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => setTyped(typedIn(page, saved));
    const readSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(read, WAIT_MS);
    };
    read();
    for (const event of ["input", "reset"]) page.addEventListener(event, readSoon);
    return () => {
      clearTimeout(timer);
      for (const event of ["input", "reset"]) page.removeEventListener(event, readSoon);
    };
  }, [saved]);
  const address = new URLSearchParams({ show, ...pairsOf(query), ...pairsOf(typed) }).toString();
  const look = LOOKS[size === "desktop" ? "desktop" : "phone"];
  return (
    <div ref={panel} className="p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="font-semibold">{words.title}</h2>
        <p role="status" className="me-auto">
          {typed !== "" && (
            <span className="rounded-full bg-accent-soft px-2.5 py-0.5 font-medium text-accent text-xs">
              {words.unsaved}
            </span>
          )}
        </p>
        <form className="flex flex-wrap items-center gap-2">
          <Choices
            name="show"
            label={words.shows}
            choices={shows}
            chosen={show}
            choose={(next) => choose({ show: next, size })}
          />
          <Choices
            name="size"
            label={words.sizes}
            choices={sizes}
            chosen={size}
            choose={(next) => choose({ show, size: next })}
          />
          {children}
        </form>
      </div>
      <div className="mt-4 flex flex-wrap justify-center gap-5">
        {frames.map(({ title, href }) => (
          <figure key={title} className="min-w-0 max-w-full">
            <div className={`relative max-w-full overflow-hidden rounded-[0.875rem] border border-line ${look.box}`}>
              <Frame title={title} src={`${href}?${address}`} className={look.frame} />
            </div>
            <figcaption className="mt-2 text-center text-muted text-xs">{title}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}

const AT_CORNER = "absolute start-0 top-0 origin-top-left rtl:origin-top-right";
const LOOKS = {
  phone: { box: "h-[31.25rem] w-68", frame: `${AT_CORNER} h-[44.85rem] w-97.5 scale-[0.697]` },
  desktop: { box: "h-[22.5rem] w-[35rem]", frame: `${AT_CORNER} h-[45rem] w-[70rem] scale-50` },
} as const;

type ChoicesProps = {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly chosen: string;
  readonly choose: (name: string) => void;
};

function Choices({ name, label, choices, chosen, choose }: ChoicesProps) {
  if (choices.length < 2) return null;
  return (
    <fieldset className="flex min-w-0 flex-wrap rounded-lg border border-line p-0.5">
      <legend className="sr-only">{label}</legend>
      {choices.map(([value, words]) => (
        <label
          key={value}
          className="inline-flex min-h-7 items-center rounded-md px-2.5 font-medium text-muted has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-accent pointer-coarse:min-h-11"
        >
          <Radio
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => choose(value)}
            className="sr-only"
          />
          {words}
        </label>
      ))}
    </fieldset>
  );
}

function Frame({ title, src, className }: { title: string; src: string; className: string }) {
  const [shown, setShown] = useState(src);
  const pages = shown === src ? [src] : [shown, src];
  return pages.map((page) => (
    <iframe
      key={page}
      src={page}
      title={title}
      tabIndex={-1}
      aria-hidden={page !== shown}
      onLoad={() => page === src && setShown(page)}
      className={`${className} ${page === shown ? "" : "opacity-0"}`.trimEnd()}
    />
  ));
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function pairsOf(query: string): Readonly<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(query));
}

function typedIn(page: Element, saved: Readonly<Record<string, string>>): string {
  const typed = new URLSearchParams();
  for (const field of page.querySelectorAll<Field>("input[name], textarea[name], select[name]")) {
    const value = field.type === "checkbox" ? String(Reflect.get(field, "checked")) : field.value;
    if (Object.hasOwn(saved, field.name) && value.trim() !== saved[field.name]) typed.set(field.name, value);
  }
  return typed.toString();
}
