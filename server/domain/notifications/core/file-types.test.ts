import { expect, it, test } from "vitest";
import { fileRefusal } from "./file-types";
import { internationalPhone } from "./phone";

const PDF = new TextEncoder().encode("%PDF-1.7 rest");
const file = { filename: "receipt.pdf", contentType: "application/pdf", content: PDF, size: null };

it.each([
  ["a file that is what it says", file, null],
  ["with its size", { ...file, size: PDF.length }, null],
  ["a text", { ...file, filename: "a.TXT", contentType: "text/plain; charset=utf-8", content: PDF }, null],
  ["another kind", { ...file, filename: "a.html" }, "Files of this kind are not sent"],
  ["no kind", { ...file, filename: "pdf" }, "Files of this kind are not sent"],
  ["a kind of the prototype's", { ...file, filename: "a.valueOf" }, "Files of this kind are not sent"],
  ["another content type", { ...file, contentType: "text/html" }, "The content type does not fit"],
  ["other content", { ...file, content: new Uint8Array([77, 90, 1]) }, "The content does not fit"],
  [
    "a text with control characters",
    { ...file, filename: "a.txt", contentType: "text/plain", content: new Uint8Array([65, 0]) },
    "The content does not fit",
  ],
  ["nothing", { ...file, content: new Uint8Array() }, "The submitted file is empty."],
  ["another size", { ...file, size: 3 }, "The size does not fit the content"],
])("%s", (_, sent, refusal) => {
  const said = fileRefusal(sent);
  if (refusal === null) expect(said).toBeNull();
  else expect(said).toContain(refusal);
});

test("only a number that names its country is dialled", () => {
  for (const phone of ["+965 1234 5678", "0096512345678", "+(965)1234-5678"])
    expect(internationalPhone(phone)).toBe("+96512345678");
  for (const phone of ["12345678", "96512345678", "+0123456789", "+12", "+9651234567890123", "+965x", ""])
    expect(internationalPhone(phone)).toBeNull();
});
