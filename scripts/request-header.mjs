/** Headers of a request, as Next is to read them. */

/** Replaces a header of the request in every form in which Next may read it. */
export function setRequestHeader(request, name, value) {
  const raw = [];
  for (let index = 0; index < request.rawHeaders.length; index += 2) {
    const key = request.rawHeaders[index];
    if (key.toLowerCase() !== name) raw.push(key, request.rawHeaders[index + 1]);
  }
  request.rawHeaders.splice(0, request.rawHeaders.length, ...raw, name, value);
  request.headers[name] = value;
}
