"use client";
/** Shown if a page failed; retrying loads the whole page. */
import { ErrorMessage } from "@/components/shell/error-page";

export default function ErrorPage() {
  return <ErrorMessage retry={() => window.location.reload()} />;
}
