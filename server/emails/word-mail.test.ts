import { describe, expect, it, test } from "vitest";
import type { ApprovalMailFacts, MailFacts } from "@/server/domain/notifications";
import { parseCivilDate } from "@/server/kernel/time";
import { wordMail } from "./word-mail";

const VOICE = { merchantName: "Café <b>Nour</b>", language: "en" } as const;

const APPROVAL: ApprovalMailFacts = {
  kind: "approval_requested",
  operation: "refund",
  makerName: "mona\r\nBcc: x",
  requestId: "req_1",
  sessionId: "a".repeat(40),
  orderNo: "O-1 & 2",
  amount: { amount: "4.000", currency: "KWD" },
  reason: null,
  note: null,
  decisionNote: null,
};

const PAGE = "http://localhost:3000/en/subscription/sub_1.1.abc";
const SHARED = {
  planName: "Gold plan",
  amount: { amount: "1250.500", currency: "KWD" },
  card: "Visa •••• 1111",
  pageUrl: PAGE,
};

function chargeDay() {
  const day = parseCivilDate("2027-03-31");
  if (day === null) throw new Error("No such day.");
  return day;
}

const FAILED = {
  ...SHARED,
  kind: "payment_failed",
  reason: "insufficient funds",
  decline: null,
  nextTryAt: new Date("2027-03-31T10:05:00Z"),
  timeZone: "Asia/Kuwait",
  triesLeft: 3,
} as const;
const UPCOMING = { ...SHARED, kind: "upcoming_charge", chargeDate: chargeDay(), days: 2, cardProblem: null } as const;
const FINAL = { ...SHARED, kind: "final_failure", reason: "card expired", decline: null, tries: 4 } as const;
const INVOICE = {
  kind: "invoice_issued",
  invoiceNumber: "INV-77",
  amount: { amount: "1250.500", currency: "KWD" },
  dueDate: chargeDay(),
  pageUrl: "http://localhost:3000/en/invoice/MQ.abc",
  payUrl: "http://localhost:3000/b/checkout/redirect/start/?session_id=abc",
} as const;
const INVITATION = {
  kind: "user_invited",
  username: "noor.sabah",
  invitedBy: "dar.books",
  pageUrl: "http://localhost:3000/en/console/join/abc",
} as const;
const ADMINISTRATION = {
  kind: "administration_changed",
  change: "key_created",
  object: "key_1",
  by: "dar.books",
  address: "203.0.113.7",
} as const;
const DEVICE = {
  kind: "new_device",
  ...{ username: "noor.sabah", address: "203.0.113.7", device: "Firefox" },
  ...{ at: new Date("2027-03-31T10:05:00Z"), timeZone: "Asia/Kuwait" },
} as const;
const FURTHER = [ADMINISTRATION, DEVICE].map((facts) => ({ ...facts, further: { count: 12, most: 4 } }));
const EVERY: readonly MailFacts[] = [
  ...[APPROVAL, UPCOMING, FAILED, FINAL, INVOICE, INVITATION, ADMINISTRATION, DEVICE],
  ...FURTHER,
];

test.each(FURTHER)("a summary of $kind tells how many changes or sign-ins have no mail", async (facts) => {
  for (const language of ["en", "ar"] as const) {
    const { subject, text } = await wordMail(facts, { ...VOICE, language });
    expect(subject).toContain("12 ");
    expect(text).toContain("12 ");
    expect(text).toContain(language === "en" ? "4 emails" : "4 رسائل");
    expect(text).toContain("203.0.113.7");
  }
});

describe("a mail about an approval", () => {
  it.each(["approval_requested", "approval_rejected", "approval_done", "approval_failed"] as const)(
    "of kind %s tells amount and request in both languages",
    async (kind) => {
      const facts = { ...APPROVAL, kind, reason: kind === "approval_failed" ? "Declined" : null };
      const en = await wordMail(facts, VOICE);
      const ar = await wordMail(facts, { ...VOICE, language: "ar" });
      expect(en.text).toContain(kind === "approval_done" ? "is done" : "refund of KWD 4.000");
      expect(en.text).toContain("Request: req_1");
      expect(ar.text).toContain("4.000 د.ك");
      expect(ar.html).toContain('dir="rtl"');
      expect(en.text.includes("Reason: Declined")).toBe(kind === "approval_failed");
    },
  );

  it("escapes what people wrote and keeps headers on one line", async () => {
    const { html, subject } = await wordMail(APPROVAL, VOICE);
    expect(html).toContain("Café &lt;b&gt;Nour&lt;/b&gt;");
    expect(html).toContain("O-1 &amp; 2");
    expect(subject).not.toMatch(/[\r\n]/);
  });
});

test.each(["en", "ar"] as const)(
  "an invitation in %s names who is invited and leads to their page",
  async (language) => {
    const { html, text } = await wordMail(INVITATION, { ...VOICE, language });
    for (const part of [html, text]) {
      expect(part).toContain("noor.sabah");
      expect(part).toContain(INVITATION.pageUrl);
    }
  },
);

describe("a mail about a subscription", () => {
  it.each([UPCOMING, FAILED, FINAL])(
    "of kind $kind names plan and amount in its subject and leads to the page",
    async (facts) => {
      for (const language of ["en", "ar"] as const) {
        const { subject, html, text } = await wordMail(facts, { ...VOICE, language });
        expect(subject).toContain("Gold plan");
        expect(subject).toContain(language === "en" ? "KWD 1,250.500" : "1,250.500 د.ك");
        expect(html).toContain(`href="${PAGE}"`);
        expect(text).toContain(PAGE);
        expect(html).toMatch(language === "en" ? /<html lang="en" dir="ltr">/ : /<html lang="ar" dir="rtl">/);
      }
    },
  );

  it("says when it is charged, and how soon", async () => {
    expect((await wordMail(UPCOMING, VOICE)).text).toContain("in 2 days, on 31 March 2027");
    expect((await wordMail({ ...UPCOMING, days: 1 }, VOICE)).text).toContain("in one day, on 31 March 2027");
    expect((await wordMail(UPCOMING, { ...VOICE, language: "ar" })).text).toContain("بعد يومين، في 31 مارس 2027");
  });

  it("says why a charge failed and when it is tried again, in the merchant's zone", async () => {
    const { text } = await wordMail(FAILED, VOICE);
    expect(text).toContain("The card had insufficient funds.");
    expect(text).toContain("31 March 2027 at 13:05 GMT+3");
    expect(text).toContain("Attempts left: 3");
    const arabic = await wordMail(FAILED, { ...VOICE, language: "ar" });
    expect(arabic.text).toContain("لم يكن رصيد البطاقة كافيًا.");
    expect(arabic.text).toContain("31 مارس 2027 الساعة 01:05 م بتوقيت غرينتش+3");
  });

  it("says what a sorted decline means, in the words of the checkout", async () => {
    for (const facts of [FAILED, FINAL]) {
      const sorted = { ...facts, decline: "limit" } as const;
      expect((await wordMail(sorted, VOICE)).text).toContain("The amount is above a limit of the card");
      expect((await wordMail(sorted, { ...VOICE, language: "ar" })).text).toContain("حد");
      const unsorted = await wordMail({ ...facts, decline: "unknown" }, VOICE);
      expect(unsorted.text).toBe((await wordMail(facts, VOICE)).text);
    }
  });

  it("blames neither bank nor card for an account that cannot charge, and asks for nothing", async () => {
    const facts = { ...FAILED, reason: "payment gateway not available" };
    const { text } = await wordMail(facts, VOICE);
    expect(text).toMatch(/could not be charged because the merchant.s payment provider is not available\./);
    expect(text).toContain("View subscription");
    expect(text).not.toMatch(/bank|another card|Change the card/);
    const arabic = await wordMail({ ...FINAL, reason: facts.reason }, { ...VOICE, language: "ar" });
    expect(arabic.text).toContain("تعذّر خصم المبلغ لأن مزوّد خدمة الدفع لدى التاجر غير متاح.");
  });

  it("offers to pay once the tries are over", async () => {
    expect((await wordMail(FINAL, VOICE)).html).toContain("Pay outstanding balance");
    expect((await wordMail(FINAL, VOICE)).text).toContain("tried 4 times");
  });

  it("names the merchant where the plan has no name", async () => {
    const { subject } = await wordMail({ ...FINAL, planName: null }, { ...VOICE, merchantName: "Nour" });
    expect(subject).toBe("Your subscription with Nour: KWD 1,250.500 is outstanding");
  });
});

describe("a mail about an invoice", () => {
  it("tells number, amount and due date, and leads to the checkout and to the invoice", async () => {
    for (const language of ["en", "ar"] as const) {
      const { subject, html, text } = await wordMail(INVOICE, { ...VOICE, language });
      const amount = language === "en" ? "KWD 1,250.500" : "1,250.500 د.ك";
      for (const words of ["INV-77", amount, language === "en" ? "31 March 2027" : "31 مارس 2027"])
        expect([subject, text].every((each) => each.includes(words))).toBe(true);
      for (const href of [INVOICE.pageUrl, INVOICE.payUrl]) {
        expect(html).toContain(`href="${href}"`);
        expect(text).toContain(href);
      }
    }
  });

  it("cuts a long number out of its subject, and neither amount nor day", async () => {
    const { subject } = await wordMail({ ...INVOICE, invoiceNumber: "N".repeat(255) }, VOICE);
    expect([...subject].length).toBeLessThanOrEqual(255);
    expect(subject).toMatch(/N… for KWD 1,250\.500, due on 31 March 2027$/);
  });
});

describe("a subject", () => {
  const subjects = async (facts: MailFacts, language: "en" | "ar", merchantName = "Nour") =>
    (await wordMail(facts, { merchantName, language })).subject;

  it.each([UPCOMING, FAILED, FINAL])("of kind $kind cuts the plan's name, not amount or day", async (facts) => {
    for (const language of ["en", "ar"] as const) {
      const amount = language === "en" ? "KWD 1,250.500" : "1,250.500 د.ك";
      for (const planName of ["Gold ".repeat(51), "ذهب ".repeat(64), null]) {
        const subject = await subjects({ ...facts, planName }, language, "Nour and sons ".repeat(18));
        expect([...subject].length).toBeLessThanOrEqual(255);
        expect(subject).toContain(amount);
        expect(subject).toContain("…");
        if (facts.kind === "upcoming_charge") expect(subject).toContain("2027");
      }
    }
  });

  it("closes every isolate it opens, whatever the plan is called", async () => {
    for (const planName of ["Gold ".repeat(51), "ذهب\u2068 Gold", "\u202eGold\u2069\u2069", "Gold\u2067".repeat(40)]) {
      for (const language of ["en", "ar"] as const) {
        const { subject, text } = await wordMail({ ...UPCOMING, planName }, { ...VOICE, language });
        for (const told of [subject, text]) {
          const marks = [...told].filter((mark) => /[\u202a-\u202e\u2066-\u2069]/.test(mark)).join("");
          expect(marks.replaceAll("\u2068\u2069", "")).toBe("");
        }
      }
    }
  });
});

/** The mail as webmail shows it: the content of the body, in a page that reads from left to right. */
function inWebmail(html: string): string {
  return html.replace(/^.*<body[^>]*>|<\/body>.*$/gs, "").replace(/<!--.*?-->/g, "");
}

describe("every mail", () => {
  it.each(EVERY)("of kind $kind keeps its direction where webmail drops the document around it", async (facts) => {
    for (const [language, dir, start] of [
      ["en", "ltr", "left"],
      ["ar", "rtl", "right"],
    ] as const) {
      const { html } = await wordMail(facts, { ...VOICE, language });
      expect(html).toMatch(new RegExp(`<body lang="${language}" dir="${dir}"`));
      const shown = inWebmail(html);
      expect(/^<[^>]+>/.exec(shown)?.[0]).toContain(`dir="${dir}"`);
      for (const [element] of shown.matchAll(/<table[^>]*>/g)) expect(element).toContain(`dir="${dir}"`);
      const cells = [...shown.matchAll(/<td[^>]*>/g)].map(([cell]) => cell).filter((cell) => !cell.includes("align="));
      expect(cells.length).toBeGreaterThan(3);
      for (const cell of cells)
        expect(cell).toMatch(new RegExp(`lang="${language}" dir="${dir}".*text-align:${start}`));
      expect(shown).not.toMatch(/text-align:(?:start|end)/);
    }
  });

  it("keeps a gap between label and value, on the value's side", async () => {
    expect((await wordMail(FAILED, VOICE)).html).toMatch(/padding:10px 16px 10px 0[^>]*>Attempts left</);
    const arabic = await wordMail(FAILED, { ...VOICE, language: "ar" });
    expect(arabic.html).toMatch(/padding:10px 0 10px 16px[^>]*>المحاولات المتبقية</);
  });

  it.each(EVERY)(
    "of kind $kind says the same in the plain text as in the HTML, and is legible in the dark",
    async (facts) => {
      for (const language of ["en", "ar"] as const) {
        const { html, text } = await wordMail(facts, { ...VOICE, merchantName: "Nour", language });
        const shown = html.replace(/<style>.*?<\/style>|<[^>]+>/gs, " ").replaceAll("&amp;", "&");
        for (const line of text.split("\n").filter((part) => part !== "" && !part.includes(":")))
          expect(shown).toContain(line);
        expect(html).toContain("prefers-color-scheme: dark");
        expect(html).toContain('name="color-scheme" content="light dark"');
        expect(text).not.toMatch(/[٠-٩]/);
      }
    },
  );

  it("gives the same words for the same facts", async () => {
    for (const facts of EVERY) expect(await wordMail(facts, VOICE)).toEqual(await wordMail(facts, VOICE));
  });
});
