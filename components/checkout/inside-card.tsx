"use client";
/** Loads the card's fields with the methods that need them alone. */
import { lazy, Suspense } from "react";
import type { InPlace } from "./typed-in-place";

const TypedInPlace = lazy(() => import("./typed-in-place").then((form) => ({ default: form.TypedInPlace })));

export function InsideCard(props: InPlace) {
  return (
    <Suspense>
      <TypedInPlace {...props} />
    </Suspense>
  );
}
