/** A file that came in a form. */
import { createHash } from "node:crypto";

/** The name and content of a file as a client sent them; neither is to be trusted. */
export class UploadedFile {
  constructor(
    readonly name: string,
    readonly bytes: Uint8Array,
  ) {}

  /** What stands for the file where requests are compared: its name and the digest of its content. */
  toJSON(): { readonly name: string; readonly sha256: string } {
    return { name: this.name, sha256: createHash("sha256").update(this.bytes).digest("hex") };
  }
}
