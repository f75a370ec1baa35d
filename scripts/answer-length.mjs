/** The length of an answer. Next takes it away, then packs even the shortest one and sends it in pieces. */

/** Makes the usual header of the one in which `server/api/rest/route.ts` names the length of its answer. */
export function letAnswerNameItsLength(response) {
  const { setHeader } = response;
  response.setHeader = (name, value) =>
    name === "x-content-length"
      ? setHeader.call(response, "Content-Length", String(value))
      : setHeader.call(response, name, value);
}
