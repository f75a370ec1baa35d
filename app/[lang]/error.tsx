"use client";
/** Shown in place of a page that failed. Trying again asks the server for the whole page. */
import { ErrorMessage } from "@/components/shell/error-page";

export default function ErrorPage() {
  return <ErrorMessage retry={() => window.location.reload()} />;
}
