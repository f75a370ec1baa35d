/**
 * Programs that fetch a link to preview or index it, by their `User-Agent`. Browsers inside the same apps
 * have other names.
 */
export const PREVIEW_ROBOTS: readonly RegExp[] = [
  /^WhatsApp\//,
  /^Viber\//,
  /^Snap URL Preview Service/,
  /\bfacebookexternalhit\//i,
  /\bFacebot\b/,
  /\bmeta-external(?:agent|fetcher)\//i,
  /\bTwitterbot\//,
  /\bTelegramBot\b/,
  /\bSlackbot(?:-LinkExpanding)?\b/,
  /\bSlack-ImgProxy\b/,
  /\bDiscordbot\//,
  /\bLinkedInBot\//,
  /\bSkypeUriPreview\b/,
  /\bMicrosoftPreview\//,
  /\bTeamsBot\b/,
  /\bGoogle-(?:PageRenderer|InspectionTool|Safety)\b/,
  /\bGoogle(?:bot|Messages)\b/,
  /\bBingPreview\//,
  /\bbingbot\//,
  /\bApplebot\//,
  /\bredditbot\//,
  /\bPinterest(?:bot)?\/0/,
  /\bvkShare\b/,
  /\bEmbedly\//,
  /\bIframely\//,
  /\bMattermost-Bot\//,
  /\bZoomBot\b/,
];

export function isPreviewRobot(userAgent: unknown): boolean {
  return typeof userAgent === "string" && PREVIEW_ROBOTS.some((robot) => robot.test(userAgent));
}
