import { describe, expect, it } from "vitest";
import { isPrefetch } from "./prefetch";

describe("a prefetch does not open a session", () => {
  it.each([
    ["GET", {}, false],
    ["POST", {}, false],
    ["GET", { "sec-fetch-mode": "navigate" }, false],
    ["HEAD", {}, true],
    ["GET", { "sec-purpose": "prefetch" }, true],
    ["GET", { "sec-purpose": "prefetch;prerender" }, true],
    ["GET", { purpose: "prefetch" }, true],
    ["GET", { "x-moz": "prefetch" }, true],
    ["GET", { "next-router-prefetch": "1" }, true],
    ["GET", { "user-agent": "WhatsApp/2.23.20.0" }, true],
    ["GET", { "user-agent": "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)" }, true],
    ["GET", { "user-agent": "TelegramBot (like TwitterBot)" }, true],
    ["GET", { "user-agent": "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)" }, true],
    ["GET", { "user-agent": "Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)" }, true],
    ["POST", { "user-agent": "WhatsApp/2.23.20.0" }, false],
    ["GET", { "user-agent": "Mozilla/5.0 (iPhone) AppleWebKit/605 Mobile [FBAN/FBIOS;FBAV/440]" }, false],
    ["GET", { "user-agent": "Mozilla/5.0 (Linux; Android 14; wv) Chrome/120 Mobile Safari/537 Snapchat/12" }, false],
  ] as const)("%s with %j is a prefetch: %s", (method, headers, glance) => {
    expect(isPrefetch(method, headers)).toBe(glance);
  });
});
