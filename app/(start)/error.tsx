"use client";
/** Shown in place of a page that failed. */
import { Trouble } from "@/components/shell/trouble";

export default function ErrorPage() {
  return <Trouble retry={() => window.location.reload()} />;
}
