/**
 * Builds archives whose bytes do not depend on the machine: nothing is compressed, and all files have the
 * same time.
 */
import { buffer } from "node:stream/consumers";
import { gzipSync } from "node:zlib";

const BLOCK = 512;

/** @typedef {{ path: string, content: Buffer, mode?: number }} ArchivedFile */

/** @param {string} path @param {number} size in bytes @param {number} mode */
function tarHeader(path, size, mode) {
  if (Buffer.byteLength(path) > 99) throw new Error(`${path} is too long for this archive.`);
  const octal = (value, width) => `${value.toString(8).padStart(width - 1, "0")}\0`;
  const header = Buffer.alloc(BLOCK);
  header.write(path, 0);
  header.write(octal(mode, 8) + octal(0, 8) + octal(0, 8) + octal(size, 12) + octal(499_162_500, 12), 100);
  header.write(`${" ".repeat(8)}0`, 148);
  header.write("ustar\x0000", 257);
  header.write(
    `${octal(
      header.reduce((sum, byte) => sum + byte, 0),
      7,
    )} `,
    148,
  );
  return header;
}

/**
 * Makes a package archive that npm can install.
 * @param {ArchivedFile[]} files
 */
export function tarball(files) {
  const parts = files.flatMap(({ path, content, mode = 0o644 }) => [
    tarHeader(`package/${path}`, content.length, mode),
    content,
    Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK),
  ]);
  const packed = gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]), { level: 0 });
  packed[9] = 255; // 255 is gzip's code for an unknown operating system.
  return packed;
}

/** @param {ArchivedFile[]} files */
export async function zip(files) {
  const { ZipFile } = await import("yazl");
  const archive = new ZipFile();
  for (const { path, content, mode = 0o100_644 } of files)
    archive.addBuffer(content, path, { mtime: new Date(1980, 0, 1), mode, compress: false, forceDosTimestamp: true });
  archive.end();
  return buffer(archive.outputStream);
}
