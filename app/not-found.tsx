/**
 * Nothing shows this: pages have one below their language, and other paths have `global-not-found.tsx`.
 * Without it Next sends a page of its own, in English, along with every page.
 */
export default function NotFound() {
  return null;
}
