import { PassThrough } from "node:stream";
import yazl from "yazl";

/** `packed` is the zip archive's byte stream; `broken` destroys the stream after an error. */
export function openArchive(): {
  readonly zip: yazl.ZipFile;
  readonly packed: PassThrough;
  readonly broken: (error: unknown) => void;
} {
  const zip = new yazl.ZipFile();
  const packed = new PassThrough();
  const broken = (error: unknown): void => {
    packed.destroy(error instanceof Error ? error : new Error(String(error)));
  };
  zip.on("error", broken);
  zip.outputStream.pipe(packed);
  return { zip, packed, broken };
}
