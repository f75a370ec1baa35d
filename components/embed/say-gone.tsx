"use client";
import { useEffect } from "react";
import { type FramePlace, sayTo } from "./say-to";

export function SayGone({ origin, channel }: FramePlace) {
  useEffect(() => sayTo({ origin, channel }, { type: "gone" }), [origin, channel]);
  return null;
}
