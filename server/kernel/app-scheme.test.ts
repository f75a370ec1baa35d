import { describe, expect, it } from "vitest";
import { isAppScheme, isReturnScheme, unlistedScheme } from "./app-scheme";
import { url } from "./wire";

describe("a scheme of an app", () => {
  it.each(
    "ms-msdt search-ms ms-search ms-officecmd ms-word smb nfs afp chrome-extension moz-extension livescript mocha itms-services android-app googlechrome vscode facetime market ms-settings feed".split(
      " ",
    ),
  )("of a system or browser is refused: %s", (scheme) => {
    expect(isAppScheme(scheme)).toBe(false);
  });

  it.each(["myapp", "com.shop.app", "shop-pay", "x1+y", "ab", "hpay", "hp-shop", "msshop", "my-extension-shop"])(
    "%s",
    (scheme) => {
      expect(isAppScheme(scheme)).toBe(true);
    },
  );

  it.each(
    "javascript vbscript data file blob filesystem about view-source intent http https httpss htttp hxxp hxxps http-pay hp ftp ws wss mailto tel sms a MyApp 1app -app my_app my:app مال"
      .split(" ")
      .concat("", " myapp", "my app", "myapp\n", "a".repeat(33)),
  )("is not %j", (scheme) => {
    expect(isAppScheme(scheme)).toBe(false);
  });
});

describe("a return address", () => {
  const read = (address: unknown) => url(200, isReturnScheme).safeParse(address).success;

  it.each(["https://m.test/a", "HTTP://m.test", "myapp://pay", "MyApp://pay/return?a=1#b", "myapp:///x"])(
    "%s",
    (address) => {
      expect(read(address)).toBe(true);
    },
  );

  it.each([
    "javascript://m.test/%0aalert(1)",
    "JavaScript://x",
    "java\tscript://x",
    "data://text/html,x",
    "file:///etc/passwd",
    "vbscript://x",
    "blob://x",
    "intent://scan/#Intent;scheme=x;end",
    "myapp:pay",
    "myapp:/pay",
    "myapp://",
    "myapp://a b",
    "myapp://a\\b",
    "myapp://user:pass@pay",
    "myapp://a\u202eb",
    "htttps://m.test",
    "//m.test",
    "://m.test",
    `myapp://${"a".repeat(200)}`,
  ])("is not %j", (address) => {
    expect(read(address)).toBe(false);
  });

  it("has a scheme that is listed, in any case, unless it is of the web", () => {
    const listed = ["myapp"];
    expect(unlistedScheme("MYAPP://x", listed)).toBeNull();
    expect(unlistedScheme("https://x", [])).toBeNull();
    expect(unlistedScheme(undefined, [])).toBeNull();
    expect(unlistedScheme("other://x", listed)).toBe("other");
  });
});
