"use client";

import { useEffect, useState } from "react";
import { HiddenField } from "../ui/hidden-fields";

/** A form field with the browser's screen and time zone, for 3-D Secure; empty without JavaScript. */
export function ScreenField() {
  const [screen, setScreen] = useState("");
  useEffect(() => {
    const { width, height, colorDepth } = window.screen;
    setScreen(`${width}x${height}x${colorDepth} ${new Date().getTimezoneOffset()}`);
  }, []);
  return <HiddenField name="screen" value={screen} />;
}
