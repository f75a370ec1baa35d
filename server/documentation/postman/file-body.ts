const BOUNDARY = "sarraf-example";

/** A square WebP image of one colour whose bytes are all ASCII, so that the image fits into a text. */
const IMAGE = [
  "RIFF\x18\0\0\0WEBPVP8L\x0b\0\0\0",
  String.fromCharCode(0x2f, 0x20, 0x00, 0x08, 0x00, 0x68, 0x5b, 0x17, 0x6a, 0x15, 0x01, 0x00),
].join("");

/** A form with a small file as text, because Postman's own forms need a file on the reader's machine. */
export function uploadBody(id: string) {
  const [name, content] = id === "attachments.upload" ? ["note.txt", "Thank you."] : ["square.webp", IMAGE];
  const raw = [
    `--${BOUNDARY}`,
    `Content-Disposition: form-data; name="file"; filename="${name}"`,
    "",
    content,
    `--${BOUNDARY}--`,
    "",
  ].join("\r\n");
  const header = [{ key: "Content-Type", value: `multipart/form-data; boundary=${BOUNDARY}` }];
  return { header, body: { mode: "raw", raw } };
}
