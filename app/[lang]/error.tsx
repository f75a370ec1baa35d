"use client";
/** The error page; its retry button reloads the whole page. */
import { ErrorMessage } from "@/components/shell/error-page";

export default function ErrorPage() {
  return <ErrorMessage retry={() => window.location.reload()} />;
}
