/** The console's own style sheet; who may see a page is asked by each page (guard.tsx). */
import type { ReactNode } from "react";
import "../../console.css";

export default function ConsoleLayout({ children }: { children: ReactNode }) {
  return children;
}
