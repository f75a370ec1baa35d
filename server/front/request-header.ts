import type { IncomingMessage } from "node:http";

/**
 * Sets both `headers` and `rawHeaders`, because Next may read either.
 * @param name in lower case
 */
export function setRequestHeader(request: IncomingMessage, name: string, value: string): void {
  dropRequestHeader(request, name);
  request.rawHeaders.push(name, value);
  request.headers[name] = value;
}

export function dropRequestHeader(request: IncomingMessage, name: string): void {
  const { rawHeaders } = request;
  const kept: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const [key = "", text = ""] = [rawHeaders[index], rawHeaders[index + 1]];
    if (key.toLowerCase() !== name) kept.push(key, text);
  }
  rawHeaders.splice(0, rawHeaders.length, ...kept);
  delete request.headers[name];
}
