/** The one look of all mails: tables with inline colours, because mail programs know little else. */
import { Button } from "@react-email/button";
import { Preview } from "@react-email/preview";
import type { CSSProperties, ReactNode } from "react";
import type { Language } from "../../kernel/types";
import type { MailAction, MailContent, MailFact } from "./mail-content";
import { DARK_STYLES, FONTS, LIGHT } from "./tokens";

type Props = { readonly content: MailContent; readonly language: Language; readonly merchantName: string };

const TABLE = { role: "presentation", cellPadding: 0, cellSpacing: 0, border: 0, width: "100%" } as const;
/** The address is a credential, so nothing that the page leads to learns it. */
const OPENS_APART = { target: "_blank", rel: "noopener noreferrer" } as const;
const CARD: CSSProperties = {
  backgroundColor: LIGHT.surface,
  border: `1px solid ${LIGHT.line}`,
  borderRadius: 20,
  padding: 32,
};

export function MailDocument({ content, language, merchantName }: Props) {
  const { subject, heading, figure, paragraphs, facts, action, footer } = content;
  const face: CSSProperties = { fontFamily: FONTS[language], lineHeight: language === "ar" ? 1.7 : 1.55 };
  return (
    <html lang={language} dir={language === "ar" ? "rtl" : "ltr"}>
      {/* biome-ignore lint/style/noHeadElement: a mail is no page of Next */}
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{DARK_STYLES}</style>
      </head>
      <body className="canvas" style={{ ...face, backgroundColor: LIGHT.canvas, margin: 0, padding: 0 }}>
        <Preview>{paragraphs[0] ?? heading}</Preview>
        <table {...TABLE} className="canvas" style={{ backgroundColor: LIGHT.canvas }}>
          <tbody>
            <tr>
              <td align="center" style={{ padding: "24px 12px" }}>
                <table {...TABLE} style={{ ...face, maxWidth: 560, textAlign: "start" }}>
                  <tbody>
                    <Row
                      className="ink"
                      style={{ color: LIGHT.ink, fontSize: 15, fontWeight: 600, padding: "0 8px 16px" }}
                    >
                      <bdi>{merchantName}</bdi>
                    </Row>
                    <Row className="surface" style={CARD}>
                      <h1
                        className="ink"
                        style={{ color: LIGHT.ink, fontSize: 22, fontWeight: 600, margin: "0 0 12px" }}
                      >
                        {heading}
                      </h1>
                      {figure !== null && <Figure>{figure}</Figure>}
                      {paragraphs.map((paragraph) => (
                        <p
                          key={paragraph}
                          className="text"
                          style={{ color: LIGHT.text, fontSize: 15, margin: "0 0 16px" }}
                        >
                          {paragraph}
                        </p>
                      ))}
                      <Facts facts={facts} />
                      {action !== null && <Action action={action} />}
                    </Row>
                    <Row className="muted" style={{ color: LIGHT.muted, fontSize: 13, padding: "16px 8px 0" }}>
                      {footer}
                    </Row>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

function Row({ className, style, children }: { className: string; style: CSSProperties; children: ReactNode }) {
  return (
    <tr>
      <td className={className} style={style}>
        {children}
      </td>
    </tr>
  );
}

function Figure({ children }: { children: string }) {
  return (
    <p className="ink" style={{ color: LIGHT.ink, fontSize: 34, fontWeight: 600, lineHeight: 1.2, margin: "0 0 16px" }}>
      {children}
    </p>
  );
}

function Facts({ facts }: { facts: readonly MailFact[] }) {
  if (facts.length === 0) return null;
  const cell: CSSProperties = {
    borderTop: `1px solid ${LIGHT.line}`,
    fontSize: 15,
    padding: "10px 0",
    verticalAlign: "top",
  };
  return (
    <table {...TABLE} style={{ margin: "8px 0 0" }}>
      <tbody>
        {facts.map(({ label, value, latin }) => (
          <tr key={label}>
            <td className="muted line" style={{ ...cell, color: LIGHT.muted, width: "40%" }}>
              {label}
            </td>
            <td className="ink line" style={{ ...cell, color: LIGHT.ink, wordBreak: "break-word" }}>
              <bdi dir={latin ? "ltr" : undefined}>{value}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Action({ action }: { action: MailAction }) {
  const small: CSSProperties = { color: LIGHT.muted, fontSize: 13, margin: "16px 0 0" };
  return (
    <>
      <Button
        {...OPENS_APART}
        href={action.href}
        className="button"
        style={{
          backgroundColor: LIGHT.accent,
          borderRadius: 12,
          color: LIGHT.onAccent,
          fontSize: 16,
          fontWeight: 600,
          margin: "24px 0 0",
          padding: "14px 24px",
        }}
      >
        {action.label}
      </Button>
      <p className="muted" style={small}>
        {action.hint}
        <br />
        <a
          {...OPENS_APART}
          href={action.href}
          className="muted"
          dir="ltr"
          style={{ color: LIGHT.muted, wordBreak: "break-all" }}
        >
          {action.href}
        </a>
      </p>
      <p className="muted" style={small}>
        {action.caution}
      </p>
    </>
  );
}
