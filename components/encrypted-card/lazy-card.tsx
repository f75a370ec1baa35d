"use client";
/** Loads the form for encrypted cards only with the methods that need it. */
import { type ComponentProps, lazy, Suspense } from "react";

const EncryptedCard = lazy(() => import("./encrypted-card").then((form) => ({ default: form.EncryptedCard })));

export function LazyCard(props: ComponentProps<typeof EncryptedCard>) {
  return (
    <Suspense fallback={<p className="text-text">{props.texts.failed}</p>}>
      <EncryptedCard {...props} />
    </Suspense>
  );
}
