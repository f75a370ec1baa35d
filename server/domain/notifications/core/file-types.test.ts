import { expect, it, test } from "vitest";
import { internationalPhone } from "@/server/kernel/phone";
import { FILES } from "@/server/testing/files";
import { mailedFile } from "./file-types";

const file = { filename: "receipt.pdf", contentType: "application/pdf", content: FILES.pdf, size: null };

it.each([
  ["a file that is what it says", file, null],
  ["with its size", { ...file, size: FILES.pdf.length }, null],
  ["a text", { ...file, filename: "a.TXT", contentType: "text/plain; charset=utf-8", content: FILES.txt }, null],
  ["another kind", { ...file, filename: "a.html" }, "File extension 'html' is not allowed."],
  ["another content type", { ...file, contentType: "text/html" }, "The content type of a pdf file is application/pdf."],
  ["other content", { ...file, content: FILES.png }, "The content of the file is not that of a pdf file."],
  ["nothing", { ...file, content: new Uint8Array() }, "The submitted file is empty."],
  ["another size", { ...file, size: 3 }, "The size does not match that of the content"],
])("%s", (_, sent, refusal) => {
  const result = mailedFile(sent);
  if (refusal === null) expect(result).toMatchObject({ bytes: sent.content });
  else expect(result).toContain(refusal);
});

test("only a number that names its country is dialled", () => {
  for (const phone of ["+965 1234 5678", "0096512345678", "+(965)1234-5678"])
    expect(internationalPhone(phone)).toBe("+96512345678");
  for (const phone of ["12345678", "96512345678", "+0123456789", "+12", "+9651234567890123", "+965x", ""])
    expect(internationalPhone(phone)).toBeNull();
});
