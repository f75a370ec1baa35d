/** Next never shows this page; without this file it would send its own English page along with every page. */
export default function NotFound() {
  return null;
}
