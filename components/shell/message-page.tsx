import type { ReactNode } from "react";

type Props = { readonly title: string; readonly body: string; readonly children?: ReactNode };

export function MessagePage({ title, body, children }: Props) {
  return (
    <main className="mx-auto max-w-[35rem] px-4 py-16 text-center">
      <h1 className="text-[1.375rem]">{title}</h1>
      <p className="mt-1 mb-6 text-muted">{body}</p>
      {children}
    </main>
  );
}
