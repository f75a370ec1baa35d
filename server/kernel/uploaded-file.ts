import { sha256 } from "./ids";

export class UploadedFile {
  constructor(
    readonly name: string,
    readonly bytes: Uint8Array,
  ) {}

  toJSON(): { readonly name: string; readonly sha256: string } {
    return { name: this.name, sha256: sha256(this.bytes) };
  }
}
