"use client";
import { ErrorMessage } from "@/components/shell/error-page";

export default function ErrorPage() {
  return <ErrorMessage retry={() => window.location.reload()} />;
}
