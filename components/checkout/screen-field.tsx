"use client";

import { useEffect, useState } from "react";
import { HiddenField } from "../ui/hidden-fields";

/** Sends the screen and time zone, which 3-D Secure compares; empty without JavaScript. */
export function ScreenField() {
  const [screen, setScreen] = useState("");
  useEffect(() => {
    const { width, height, colorDepth } = window.screen;
    setScreen(`${width}x${height}x${colorDepth} ${new Date().getTimezoneOffset()}`);
  }, []);
  return <HiddenField name="screen" value={screen} />;
}
