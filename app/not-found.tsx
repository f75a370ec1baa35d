/** This page is never shown; without its file Next would send an English page with every page. */
export default function NotFound() {
  return null;
}
