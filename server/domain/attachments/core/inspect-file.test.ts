import { describe, expect, it } from "vitest";
import { UploadedFile } from "@/server/kernel/uploaded-file";
import { FILES } from "@/server/testing/files";
import { EXTENSIONS } from "./file-kind";
import { fileNameOf, inspectFile, MAX_FILE_BYTES } from "./inspect-file";

const inspect = (name: string, bytes: Uint8Array) => inspectFile(new UploadedFile(name, bytes));
const refusal = (name: string, bytes: Uint8Array = FILES.pdf): string => {
  const inspected = inspect(name, bytes);
  return typeof inspected === "string" ? inspected : "kept";
};

describe("a file is what its content says", () => {
  it.each(EXTENSIONS)("a %s is kept under its own extension", (extension) => {
    expect(inspect(`a.${extension.toUpperCase()}`, FILES[extension])).toMatchObject({ extension });
  });

  const alike = (one: string, other: string) => one === other || (one.startsWith("jp") && other.startsWith("jp"));
  const pairs = EXTENSIONS.flatMap((named) =>
    EXTENSIONS.filter((held) => !alike(named, held)).map((held) => [named, held] as const),
  );
  it.each(pairs)("a .%s that holds a %s is refused", (named, held) => {
    // What a PDF begins with is text, too.
    const bytes = held === "txt" && named === "pdf" ? Buffer.from("plain") : FILES[held];
    expect(refusal(`a.${named}`, bytes)).toBe(`The content of the file is not that of a ${named} file.`);
  });

  it.each([
    ["a program", Buffer.from("4d5a90000300000004000000ffff0000", "hex")],
    ["UTF-8 that breaks off", Buffer.from([0x61, 0xd8])],
    ["NUL", Buffer.from("a\0b")],
    ["a terminal's commands", Buffer.from("\x1b[2J")],
    ["half of a UTF-16 character", Buffer.from([0xff, 0xfe, 0x61])],
  ])("text is no text with %s", (_, bytes) => {
    expect(refusal("a.txt", bytes)).toMatch(/^The content/);
  });

  it.each([
    ["Arabic", Buffer.from("\u0634\u0643\u0631\u0627\u064b")],
    ["tabs and lines", Buffer.from("a\tb\r\nc\n\f")],
    ["a byte order mark", Buffer.from("\ufeffa")],
    ["UTF-16", Buffer.from("\ufeff\u0634a", "utf16le")],
  ])("text is text with %s", (_, bytes) => {
    expect(refusal("a.txt", bytes)).toBe("kept");
  });
});

describe("what is refused, in the documented words", () => {
  const allowed = "Allowed extensions are: pdf, jpeg, png, doc, docx, jpg, xls, xlsx, txt.";
  it.each([
    ["a.exe", `File extension 'exe' is not allowed. ${allowed}`],
    ["a.pdf.js", `File extension 'js' is not allowed. ${allowed}`],
    ["README", `File extension '' is not allowed. ${allowed}`],
    ["a.", `File extension '' is not allowed. ${allowed}`],
    ["a.pdf\u202e", "kept"],
    ["a.\u202epdf", "kept"],
    [`${"a".repeat(97)}.pdf`, "Ensure this filename has at most 100 characters (it has 101)."],
    [`${"\u0645".repeat(96)}.pdf`, "kept"],
  ])("%j", (name, message) => expect(refusal(name)).toBe(message));

  it("an empty file", () => expect(refusal("a.txt", new Uint8Array())).toBe("The submitted file is empty."));

  it("a byte more than 2.5 MB, and not a byte less", () => {
    expect(refusal("a.txt", Buffer.alloc(MAX_FILE_BYTES + 1, "a"))).toBe("Ensure this file is no larger than 2.5 MB.");
    expect(refusal("a.txt", Buffer.alloc(MAX_FILE_BYTES, "a"))).toBe("kept");
  });
});

describe("a name is its last part, and no more than it looks like", () => {
  it.each([
    ["/etc/passwd.txt", "passwd.txt"],
    ["..\\..\\Desktop\\a b.pdf", "a b.pdf"],
    ["\u0641\u0627\u062a\u0648\u0631\u0629 10.pdf", "\u0641\u0627\u062a\u0648\u0631\u0629 10.pdf"],
    ["invoice\u202efdp.txt", "invoicefdp.txt"],
    ["a\r\nX-Header: b.pdf", "aX-Header: b.pdf"],
    ["e\u0301.pdf", "\u00e9.pdf"],
    ["  a.pdf ", "a.pdf"],
    ["..", ".."],
  ])("%j is %j", (sent, name) => expect(fileNameOf(sent)).toBe(name));
});
