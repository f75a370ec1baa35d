"use client";
/**
 * A list with one of its payments beside it, on wide screens. Links marked `data-soft` are followed without
 * loading the page, so that the list stays where it is; the payment's address is `data-beside` of its row.
 */
import { useRouter } from "next/navigation";
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState, useTransition } from "react";

const WIDE = "(min-width: 80rem)";

type Props = {
  readonly openId: string | null;
  readonly pageHref: string | null;
  readonly act: string | null;
  readonly said: string;
  readonly list: ReactNode;
  readonly drawer: ReactNode;
};

export function BesideList({ openId, pageHref, act, said, list, drawer }: Props) {
  const router = useRouter();
  const root = useRef<HTMLDivElement>(null);
  const [isPending, start] = useTransition();
  const announced = useShownPayment(root, { openId, act, said });

  const clicked = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a[data-beside], a[data-soft]") : null;
    const href = link?.getAttribute("data-beside") ?? link?.getAttribute("href");
    if (href === null || href === undefined || !matchMedia(WIDE).matches) return;
    event.preventDefault();
    start(() => router.push(href.replace(/#.*$/, ""), { scroll: false }));
  };
  const pressed = (event: KeyboardEvent) => {
    const isRegion = event.target instanceof Element && event.target.matches("[data-beside-list]");
    if (event.key === "Enter" && isRegion && pageHref !== null) location.assign(pageHref);
  };
  const isOpen = openId !== null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links within are pressed
    <div
      ref={root}
      onClick={clicked}
      onKeyDown={pressed}
      className={isOpen ? "xl:grid xl:grid-cols-[minmax(0,1fr)_23.5rem]" : ""}
    >
      <div className="min-w-0">{list}</div>
      {isOpen && (
        <div
          aria-busy={isPending}
          className={`max-xl:hidden print:hidden ${isPending ? "opacity-60 transition-opacity delay-150" : ""}`.trimEnd()}
        >
          {drawer}
        </div>
      )}
      <p role="status" className="sr-only">
        {announced}
      </p>
    </div>
  );
}

type ShownPayment = Pick<Props, "openId" | "act" | "said">;

const NEAREST = { block: "nearest" } as const;
const REGION = "[data-beside-list]";

function useShownPayment(
  root: { readonly current: HTMLDivElement | null },
  { openId, act, said }: ShownPayment,
): string {
  const before = useRef<Pick<ShownPayment, "openId" | "act"> | null>(null);
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    const was = before.current;
    before.current = { openId, act };
    if (was === null) return void (matchMedia(WIDE).matches && visible(root.current, openId)?.scrollIntoView(NEAREST));
    if (was.openId === openId && was.act === act) return;
    const region = root.current?.querySelector<HTMLElement>(REGION) ?? null;
    const active = document.activeElement;
    if (openId === null) return visible(root.current, was.openId)?.focus();
    if (was.openId !== openId) visible(root.current, openId)?.scrollIntoView(NEAREST);
    setAnnounced(was.openId !== null && was.openId !== openId ? said : "");
    if (act !== null && act !== was.act) return document.getElementById("act")?.focus();
    if (was.openId === openId) return (document.getElementById(`do-${was.act}`) ?? region)?.focus();
    const isInRow = was.openId !== null && active?.matches("a[data-opens]") === true;
    if (isInRow) return visible(root.current, openId)?.focus({ preventScroll: true });
    if (active === null || region?.contains(active) !== true) region?.focus({ preventScroll: true });
  }, [root, openId, act, said]);
  return announced;
}

function visible(root: HTMLElement | null, id: string | null): HTMLElement | null {
  const links = root?.querySelectorAll<HTMLElement>(`a[data-opens="${id}"]`) ?? [];
  return [...links].find((link) => link.getClientRects().length > 0) ?? null;
}
