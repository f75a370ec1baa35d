import { createElement } from "react";
import { describe, expect, it } from "vitest";
import { render, textOf } from "@/components/testing/render";
import { AlertsSection } from "./parts/alerts-section";

const EMAIL = "noura@shop.example";

describe.each(["en", "ar"] as const)("the alerts of one's profile (%s)", (language) => {
  it.each([true, false])("names the user's own address; confirmed: %s", (isConfirmed) => {
    const alerts = { email: EMAIL, isConfirmed, kinds: [], language };
    const action = async () => ({ outcome: null, message: null, errors: {}, values: {} });
    const actions = { confirmEmail: action, setAlerts: action };
    const section = createElement(AlertsSection, { alerts, actions } as unknown as Parameters<typeof AlertsSection>[0]);
    const text = textOf(render(section, language));
    expect(text).toContain(EMAIL);
    expect(text).not.toMatch(/=>|jsx|[{}]/);
  });
});
