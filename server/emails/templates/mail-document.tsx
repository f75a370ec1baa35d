/** The HTML of all mails: tables with inline colours, which mail programs support. */
import { Button } from "@react-email/button";
import { Preview } from "@react-email/preview";
import type { CSSProperties, ReactNode } from "react";
import type { Brand } from "@/server/kernel/brand";
import type { Language } from "@/server/kernel/types";
import { contactLines } from "./mail-contact";
import type { MailAction, MailContent, MailFact } from "./mail-content";
import { buttonColors, darkStyles, FONTS, LIGHT } from "./tokens";

type Props = { readonly content: MailContent; readonly language: Language; readonly brand: Brand };

const TABLE = { role: "presentation", cellPadding: 0, cellSpacing: 0, border: 0, width: "100%" } as const;

/** Sets language and direction on each element with text, because webmail drops elements around the body. */
function spoken(language: Language) {
  return { lang: language, dir: language === "ar" ? "rtl" : "ltr" } as const;
}

/** `left` or `right`, because Outlook does not support `start` and `end`. */
function startOf(language: Language) {
  return language === "ar" ? "right" : "left";
}

/** The link is a credential, so the opened page must not receive it as the referrer. */
const OPENS_APART = { target: "_blank", rel: "noopener noreferrer" } as const;
const CARD: CSSProperties = {
  backgroundColor: LIGHT.surface,
  border: `1px solid ${LIGHT.line}`,
  borderRadius: 20,
  padding: 32,
};

export function MailDocument({ content, language, brand }: Props) {
  const { subject, heading, figure, paragraphs, facts, action, footer } = content;
  const face: CSSProperties = { fontFamily: FONTS[language], lineHeight: language === "ar" ? 1.7 : 1.55 };
  const voice = spoken(language);
  return (
    <html {...voice}>
      {/* biome-ignore lint/style/noHeadElement: a mail is not a page of Next */}
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{darkStyles(brand)}</style>
      </head>
      <body {...voice} className="canvas" style={{ ...face, backgroundColor: LIGHT.canvas, margin: 0, padding: 0 }}>
        <Preview {...voice}>{paragraphs[0] ?? heading}</Preview>
        <table {...TABLE} {...voice} className="canvas" style={{ backgroundColor: LIGHT.canvas }}>
          <tbody>
            <tr>
              <td align="center" style={{ padding: "24px 12px" }}>
                <table {...TABLE} {...voice} style={{ ...face, maxWidth: 560, textAlign: startOf(language) }}>
                  <tbody>
                    <Row
                      language={language}
                      className="ink"
                      style={{ color: LIGHT.ink, fontSize: 15, fontWeight: 600, padding: "0 8px 16px" }}
                    >
                      <MailMark brand={brand} />
                    </Row>
                    <Row language={language} className="surface" style={CARD}>
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
                      <Facts facts={facts} language={language} />
                      {action !== null && <Action action={action} brand={brand} />}
                    </Row>
                    <Row
                      language={language}
                      className="muted"
                      style={{ color: LIGHT.muted, fontSize: 13, padding: "16px 8px 0" }}
                    >
                      {footer}
                      <Contact brand={brand} language={language} />
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

type RowProps = {
  readonly language: Language;
  readonly className: string;
  readonly style: CSSProperties;
  readonly children: ReactNode;
};

function Row({ language, className, style, children }: RowProps) {
  return (
    <tr>
      <td {...spoken(language)} className={className} style={{ ...style, textAlign: startOf(language) }}>
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

/** The gap between label and value is a left or right padding, because Outlook supports nothing else. */
function Facts({ facts, language }: { facts: readonly MailFact[]; language: Language }) {
  if (facts.length === 0) return null;
  const voice = spoken(language);
  const cell: CSSProperties = {
    borderTop: `1px solid ${LIGHT.line}`,
    fontSize: 15,
    padding: "10px 0",
    textAlign: startOf(language),
    verticalAlign: "top",
  };
  const label = { ...cell, color: LIGHT.muted, padding: language === "ar" ? "10px 0 10px 16px" : "10px 16px 10px 0" };
  return (
    <table {...TABLE} {...voice} style={{ margin: "8px 0 0" }}>
      <tbody>
        {facts.map(({ label: name, value, isLatin }) => (
          <tr key={name}>
            <td {...voice} className="muted line" style={{ ...label, width: "40%" }}>
              {name}
            </td>
            <td {...voice} className="ink line" style={{ ...cell, color: LIGHT.ink, wordBreak: "break-word" }}>
              <bdi dir={isLatin ? "ltr" : undefined}>{value}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Action({ action, brand }: { action: MailAction; brand: Brand }) {
  const { primary, onPrimary, primaryEdge } = buttonColors(brand);
  const small: CSSProperties = { color: LIGHT.muted, fontSize: 13, margin: "16px 0 0" };
  return (
    <>
      <Button
        {...OPENS_APART}
        href={action.href}
        className="button"
        style={{
          backgroundColor: primary,
          border: `1px solid ${primaryEdge}`,
          borderRadius: 12,
          color: onPrimary,
          fontSize: 16,
          fontWeight: 600,
          margin: "24px 0 0",
          padding: "14px 24px",
        }}
      >
        {action.label}
      </Button>
      {action.beside !== undefined && (
        <p style={{ fontSize: 15, margin: "16px 0 0" }}>
          <a {...OPENS_APART} href={action.beside.href} className="accent" style={{ color: LIGHT.accent }}>
            {action.beside.label}
          </a>
        </p>
      )}
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

/**
 * Maximum size of the logo in pixels. A logo wider than two squares is assumed to contain the merchant's
 * name.
 */
const LOGO = { height: 40, width: 176 };

function MailMark({ brand: { name, logo } }: { brand: Brand }) {
  if (logo === null) return <bdi>{name}</bdi>;
  const scale = Math.min(LOGO.height / logo.height, LOGO.width / logo.width);
  const holdsName = logo.width > 2 * logo.height;
  return (
    <>
      {/* biome-ignore lint/performance/noImgElement: a mail is not a page of Next */}
      <img
        src={logo.url}
        alt={holdsName ? name : ""}
        width={Math.max(1, Math.round(logo.width * scale))}
        height={Math.max(1, Math.round(logo.height * scale))}
        style={{ backgroundColor: "#ffffff", border: 0, borderRadius: 6, verticalAlign: "middle" }}
      />
      {!holdsName && <bdi>{` ${name}`}</bdi>}
    </>
  );
}

function Contact({ brand, language }: { brand: Brand; language: Language }) {
  return contactLines(brand, language).map(({ label, value, href }) => (
    <p key={label} className="muted" style={{ margin: "6px 0 0" }}>
      {label}:{" "}
      <a
        {...OPENS_APART}
        href={href}
        className="muted"
        dir="ltr"
        style={{ color: LIGHT.muted, wordBreak: "break-all" }}
      >
        {value}
      </a>
    </p>
  ));
}
