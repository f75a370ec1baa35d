import { PassThrough } from "node:stream";
import yazl from "yazl";

/** Opens a zip archive. `packed` is the stream of its bytes; `broken` destroys the stream after an error. */
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
