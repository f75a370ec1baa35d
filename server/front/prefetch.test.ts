import { describe, expect, it } from "vitest";
import { isPrefetch } from "./prefetch";
import { PREVIEW_ROBOTS } from "./preview-robots";

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

/** A user agent of each robot of the list, in its order. */
const AGENTS = [
  "WhatsApp/2.23.20.0",
  "Viber/13.3.0 CFNetwork/1121.2.2 Darwin/19.6.0",
  "Snap URL Preview Service; bot; snapchat; https://developers.snap.com/robots",
  "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
  "Mozilla/5.0 (compatible; Facebot 1.0; +https://developers.facebook.com/docs/sharing/webmasters/crawler)",
  "meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)",
  "Twitterbot/1.0",
  "TelegramBot (like TwitterBot)",
  "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
  "Slack-ImgProxy (+https://api.slack.com/robots)",
  "Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)",
  "LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)",
  "Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com",
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64; MicrosoftPreview/2.0; +https://aka.ms/MicrosoftPreview)",
  "Mozilla/5.0 (compatible; TeamsBot 1.0)",
  "Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)",
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 (Windows NT 6.1; WOW64) AppleWebKit/534+ (KHTML, like Gecko) BingPreview/1.0b",
  "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
  "Mozilla/5.0 (compatible; Applebot/0.1; +http://www.apple.com/go/applebot)",
  "Mozilla/5.0 (compatible; redditbot/1.0; +http://www.reddit.com/feedback)",
  "Pinterest/0.2 (+https://www.pinterest.com/bot.html)",
  "Mozilla/5.0 (compatible; vkShare; +http://vk.com/dev/Share)",
  "Mozilla/5.0 (compatible; Embedly/0.2; +http://support.embed.ly/)",
  "Iframely/1.3.1 (+https://iframely.com/docs/about)",
  "mattermost Mattermost-Bot/1.1",
  "Mozilla/5.0 (compatible; ZoomBot; +https://zoom.us)",
];

it.each(PREVIEW_ROBOTS.map((pattern, place) => [AGENTS[place], pattern] as const))(
  "%s is the robot of %s",
  (agent, pattern) => {
    expect(agent).toMatch(pattern);
    expect(isPrefetch("GET", { "user-agent": agent })).toBe(true);
  },
);

it("each agent names one robot", () => {
  expect(AGENTS).toHaveLength(PREVIEW_ROBOTS.length);
  for (const agent of AGENTS)
    expect(
      PREVIEW_ROBOTS.filter((pattern) => pattern.test(agent)),
      agent,
    ).toHaveLength(1);
});
