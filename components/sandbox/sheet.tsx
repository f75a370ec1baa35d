import type { ReactNode } from "react";

type Props = { readonly title: string; readonly lead: string; readonly children: ReactNode };

export function Sheet({ title, lead, children }: Props) {
  // Fields have 16 px text, because phones zoom into fields with smaller text.
  return (
    <>
      <h1 className="text-[1.5rem]">{title}</h1>
      <p className="mt-1 mb-6 text-muted">{lead}</p>
      <div className="overflow-hidden rounded-card border border-line bg-surface text-[0.8125rem] leading-5 rtl:text-[0.84375rem] [&_:is(input,select)]:text-base">
        {children}
      </div>
    </>
  );
}
