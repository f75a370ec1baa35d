import { currentView } from "./status";

/** Directives of a page's `Content-Security-Policy` that may list further origins. */
type Directive = "connect-src" | "font-src" | "form-action" | "frame-src" | "img-src" | "style-src-elem";

export async function allowSources(directive: Directive, origins: readonly string[]): Promise<void> {
  const view = await currentView();
  if (view === undefined || origins.length === 0) return;
  view.sources = { ...view.sources, [directive]: [...(view.sources?.[directive] ?? []), ...origins] };
}
