import { describe, expect, it } from "vitest";
import { type ApprovalMailFacts, approvalMail } from "./approval-mail";

const FACTS: ApprovalMailFacts = {
  kind: "approval_requested",
  language: "en",
  operation: "refund",
  merchantName: "Café <b>Nour</b>",
  makerName: "mona\r\nBcc: x",
  requestId: "req_1",
  sessionId: "a".repeat(40),
  orderNo: "O-1 & 2",
  amount: { amount: "4.000", currency: "KWD" },
  reason: null,
};

describe("a mail about an approval", () => {
  it.each(["approval_requested", "approval_rejected", "approval_done", "approval_failed"] as const)(
    "of kind %s tells amount and request in both languages",
    (kind) => {
      const [en, ar] = (["en", "ar"] as const).map((language) =>
        approvalMail({ ...FACTS, kind, language, reason: kind === "approval_failed" ? "Declined" : null }),
      );
      expect(en?.text).toContain(kind === "approval_done" ? "is done" : "refund of KWD 4.000");
      expect(en?.text).toContain("Request: req_1");
      expect(ar?.text).toContain("4.000 د.ك");
      expect(ar?.html).toContain('dir="rtl"');
      expect(en?.text.includes("Reason: Declined")).toBe(kind === "approval_failed");
    },
  );

  it("escapes what people wrote and keeps headers on one line", () => {
    const { html, subject } = approvalMail(FACTS);
    expect(html).toContain("Café &lt;b&gt;Nour&lt;/b&gt;");
    expect(html).toContain("O-1 &amp; 2");
    expect(subject).not.toMatch(/[\r\n]/);
  });
});
