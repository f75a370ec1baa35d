/** Never shown. Without this file Next would send its English page along with every page. */
export default function NotFound() {
  return null;
}
