/** Never shown; without it Next sends its own English page along with every page. */
export default function NotFound() {
  return null;
}
