import { LIGHT } from "@/server/emails/templates/tokens";
import { type Column, PAGE, type Style } from "./sheet";

export const COLORS = {
  ...LIGHT,
  warning: "#8a5a00",
  sent: LIGHT.text,
  overdue: "#b3261e",
  paid: "#1b6b3a",
  canceled: LIGHT.muted,
} as const;

export const WHOLE: Column = { from: PAGE.margin, width: PAGE.width - 2 * PAGE.margin };
export const TOP = PAGE.margin;
export const BOTTOM = PAGE.height - 64;

export const TEXT: Style = { size: 9.5, color: COLORS.text };
export const STRONG: Style = { size: 9.5, color: COLORS.ink, weight: "semibold" };
export const SMALL: Style = { size: 8.5, color: COLORS.muted };

export const OWN_TEXT: Style = { ...TEXT, isOwn: true };
export const OWN_STRONG: Style = { ...STRONG, isOwn: true };
