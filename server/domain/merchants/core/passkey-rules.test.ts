import { describe, expect, it } from "vitest";
import { relyingParty } from "./passkey-rules";

describe("passkeys are bound to the name of the installation's address", () => {
  it.each([
    ["https://pay.example.com", { id: "pay.example.com", origin: "https://pay.example.com" }],
    ["https://pay.example.com:8443/base", { id: "pay.example.com", origin: "https://pay.example.com:8443" }],
    ["http://localhost:3000", { id: "localhost", origin: "http://localhost:3000" }],
    ["http://pay.example.com", null],
    ["http://127.0.0.1:3000", null],
    ["https://10.0.0.7", null],
    ["https://[::1]:3000", null],
    ["not an address", null],
  ])("%s", (address, party) => {
    expect(relyingParty(address)).toEqual(party);
  });
});
