/** Loads the console's style sheet; each page checks permissions itself (guard.tsx). */
import type { ReactNode } from "react";
import "../../console.css";

export default function ConsoleLayout({ children }: { children: ReactNode }) {
  return children;
}
