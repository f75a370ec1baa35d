import { expect, test } from "vitest";
import { type EncryptedForm, readEncryptedCard } from "./encrypted-card";

const JWE = "eyJhbGciOiJSU0EtT0FFUCJ9.a-_9.aXY.dGV4dA.dGFn";
const FORM: EncryptedForm = { number: JWE, expiryMonth: JWE, expiryYear: JWE, cvv: JWE, holder: " S. Salem " };

test("encrypted details are passed on unchanged, with the holder's name or none", () => {
  expect(readEncryptedCard(FORM)).toEqual({ card: { ...FORM, holder: "S. Salem" } });
  expect(readEncryptedCard({ ...FORM, holder: " " })).toMatchObject({ card: { holder: null } });
  expect(readEncryptedCard({ ...FORM, holder: "Sara 12345678901" })).toMatchObject({
    card: { holder: "Sara 12345678901" },
  });
});

test.each<[string, Partial<EncryptedForm>, object]>([
  ["an empty number", { number: "" }, { number: "required" }],
  ["a readable number", { number: "4111111111111111" }, { number: "invalid" }],
  ["a readable number with the prefix of Adyen's tests", { number: "test_4111111111111111" }, { number: "invalid" }],
  ["a number between dots", { number: "4111.1111 1111.1111.x.y" }, { number: "invalid" }],
  ["a text that is too long", { cvv: `eyJ${"a".repeat(5_000)}.a.a.a.a` }, { cvv: "invalid" }],
  ["five parts without the header of an encrypted text", { number: "4111.1111.1111.1111.x" }, { number: "invalid" }],
  ["half an expiry date", { expiryYear: "" }, { expiry: "required" }],
  ["a month that is readable", { expiryMonth: "12" }, { expiry: "invalid" }],
  ["a name longer than any", { holder: "a".repeat(101) }, { holder: "invalid" }],
  ["a name of several lines", { holder: "a\nb" }, { holder: "invalid" }],
  ["a card number as the name", { holder: "4111111111111111" }, { holder: "invalid" }],
  ["a card number in groups beside a name", { holder: "Sara 4111 1111-1111 1111" }, { holder: "invalid" }],
  ["a card number in Arabic digits as the name", { holder: "٤١١١١١١١١١١١" }, { holder: "invalid" }],
  [
    "nothing at all",
    { number: "", expiryMonth: "", expiryYear: "", cvv: "" },
    { number: "required", expiry: "required", cvv: "required" },
  ],
])("%s is refused by the name of its field", (_, change, errors) => {
  expect(readEncryptedCard({ ...FORM, ...change })).toEqual({ errors });
});
