import { createHash } from "node:crypto";

export class UploadedFile {
  constructor(
    readonly name: string,
    readonly bytes: Uint8Array,
  ) {}

  toJSON(): { readonly name: string; readonly sha256: string } {
    return { name: this.name, sha256: createHash("sha256").update(this.bytes).digest("hex") };
  }
}
