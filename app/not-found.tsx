/** Never shown; without this file Next would send its English page with every page. */
export default function NotFound() {
  return null;
}
