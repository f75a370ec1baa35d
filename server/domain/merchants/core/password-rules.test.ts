import { describe, expect, it } from "vitest";
import { passwordFault } from "./password-rules";

const LISTED = new Set(["password", "dragon", "football", "1q2w3e4r5t6y", "qwertyuiop", "iloveyou"]);
const names = ["noor.sabah", "Dar Books", "دار الكتب"];
const faultOf = (password: string) => passwordFault(password, { names, isListed: (text) => LISTED.has(text) });

describe("a new password is refused", () => {
  it.each([
    "password2026!",
    "Password12345",
    "P@ssw0rd1234",
    "dragondragon",
    "1234dragon1234",
    "1q2w3e4r5t6y",
    "Qwertyuiop12",
    "iloveyou!!!!",
    "aaaaaaaaaaaa",
    "abcabcabcabc",
    "abcdefghijkl",
    "123456789012",
    "210987654321",
  ])("as common: %s", (password) => {
    expect(faultOf(password)).toBe("common");
  });

  it.each(["noor.sabah.1", "NoorSabah2026", "dar-books-dar-books", "Dar Books 1!", "دار الكتب 2026"])(
    "as a name: %s",
    (password) => {
      expect(faultOf(password)).toBe("name");
    },
  );
});

it.each([
  "correct horse",
  "correct horse battery",
  "kettle-violin-7",
  "Dragon eats 3 kettles",
  "مطر على نافذة الجيران",
])("others may be used: %s", (password) => {
  expect(faultOf(password)).toBeNull();
});
