import { describe, expect, it } from "vitest";
import { credentialIdOf, dialledAddress, sentAddress, shownAddress, webhookUrl } from "./webhook-address";

const ID = `whc_${"0a".repeat(16)}`;
const read = (sent: unknown) => webhookUrl(2000).safeParse(sent);

describe("a webhook address with credentials", () => {
  it.each([
    ["https://user:pass@shop.example/hook?a=1", "user:pass", `https://***@shop.example/hook?a=1#${ID}`],
    ["https://user@shop.example/#top", "user:", `https://***@shop.example/#${ID}`],
    ["HTTPS://us%40er:p%3Aa:ss@shop.example", "us@er:p:a:ss", `HTTPS://***@shop.example#${ID}`],
    ["https://a@b:c@shop.example/x@y", "a@b:c", `https://***@shop.example/x@y#${ID}`],
    [" https://:pass@shop.example:8443/ ", ":pass", `https://***@shop.example:8443/#${ID}`],
  ])("%s", (sent, credential, stored) => {
    const address = read(sent);
    expect(address.data).toBe(sent.trim());
    const parts = sentAddress(address.data ?? "");
    expect([parts?.credential, parts?.storedAs(ID)]).toEqual([credential, stored]);
    expect(shownAddress(stored)).toBe(stored.replace(`#${ID}`, ""));
    expect(dialledAddress(stored)).toBe(stored.replace(`#${ID}`, "").replace("***@", ""));
    expect(sentAddress(stored)).toBeNull();
    expect(credentialIdOf(stored)).toBe(ID);
  });

  it.each([
    `https://***@shop.example/#${ID}`,
    "https://***:pass@shop.example/",
    "https://us%3Aer:pass@shop.example/",
    "https://%zz@shop.example/",
    "https://us%0aer@shop.example/",
    "https://us\u202eer@shop.example/",
    `https://${"u".repeat(256)}@shop.example/`,
    `https://u:p@shop.example/${"a".repeat(1960)}`,
    "https://user:pass@",
    "ftp://user:pass@shop.example/",
    "https://a b:c@",
    "https://evil.example\\@shop.example/",
    7,
  ])("%s is refused", (sent) => {
    expect(read(sent).success).toBe(false);
  });

  it("that is shown may be sent back", () => {
    expect(read("https://***@shop.example/hook").success).toBe(true);
    expect(sentAddress("https://***@shop.example/hook")?.credential).toBeNull();
  });

  it.each(["https://shop.example/hook#x", "http://shop.example/a@b", `https://shop.example/#${ID}`])(
    "%s has none",
    (sent) => {
      expect(read(sent).data).toBe(sent);
      expect(sentAddress(sent)).toBeNull();
      expect([shownAddress(sent), dialledAddress(sent)]).toEqual([sent, sent]);
      expect(credentialIdOf(sent)).toBeNull();
    },
  );
});
