"use client";
/** The page in the frame, with labels and errors of the card fields; each field is a frame of the gateway. */
import { useEffect, useRef, useState } from "react";
import type { FieldError } from "@/server/kernel/card-fields";
import { cvvDigitsOf } from "@/server/kernel/card-scheme";
import { watchHeight } from "../embed/watch-height";
import { AROUND } from "../ui/field-styles";
import { type CardSetup, type CardState, FIELDS, type OpenCard, openCard } from "./adyen-card";
import {
  CARD_DETAILS,
  type CardDetail,
  type FieldLook,
  type FrameNews,
  hear,
  type PageOrder,
  post,
} from "./frame-words";

type Props = {
  readonly setup: Omit<CardSetup, "styles">;
  readonly cvvHints: Readonly<Record<3 | 4, string>>;
  readonly scheme: "light" | "dark" | null;
};

/** Milliseconds after which a gateway's script without an answer counts as failed. */
const PATIENCE_MS = 20_000;
const NOTHING: CardState = { values: {}, errors: {}, isComplete: false };

export function CardFrame({ setup, cvvHints, scheme }: Props) {
  const main = useRef<HTMLElement>(null);
  const { state, wrong, focused, look, cvvDigits } = useCard(main, setup);
  const errorOf = (detail: CardDetail): FieldError | undefined => state.errors[detail] ?? wrong[detail];
  const field = (detail: CardDetail) => {
    const error = errorOf(detail);
    return {
      detail,
      label: setup.labels[detail],
      error: error && (setup.errors[detail][error] ?? setup.errors[detail].invalid),
      hint: detail === "cvv" ? cvvHints[cvvDigits] : undefined,
      isFocused: focused === detail,
      look,
    };
  };
  return (
    <main ref={main} data-embedded="" data-scheme={scheme ?? undefined} className="p-1">
      <SecuredField {...field("number")} />
      <div className="mt-4 grid grid-cols-2 gap-3.5">
        <SecuredField {...field("expiry")} />
        <SecuredField {...field("cvv")} />
      </div>
    </main>
  );
}

type FieldProps = {
  readonly detail: CardDetail;
  readonly label: string;
  readonly error: string | undefined;
  readonly hint: string | undefined;
  readonly isFocused: boolean;
  readonly look: FieldLook | null;
};

function SecuredField({ detail, label, error, hint, isFocused, look }: FieldProps) {
  const style = look && { background: look.background, borderRadius: look.radius };
  const border = look && error === undefined ? { borderColor: look.border } : {};
  const line = error === undefined ? "border-field" : "border-bad";
  return (
    <div className="min-w-0">
      <span className={AROUND.page.label} style={look ? { color: look.label } : undefined}>
        {label}
      </span>
      <div
        dir="ltr"
        data-cse={FIELDS[detail]}
        style={{ ...style, ...border }}
        className={`h-12 rounded-field border bg-surface px-3.5 *:size-full *:border-0 ${line} ${isFocused ? "outline-2 outline-focus outline-offset-2" : ""}`}
      />
      {error !== undefined && (
        <p role="alert" className={AROUND.page.error}>
          {error}
        </p>
      )}
      {error === undefined && hint !== undefined && <div className={AROUND.page.hint}>{hint}</div>}
    </div>
  );
}

function stylesOf(look: FieldLook | null) {
  if (look === null) return {};
  const { color, fontSize, fontFamily } = look;
  return { base: { color, fontSize, fontFamily }, error: { color }, validated: { color } };
}

function useCard(main: { readonly current: HTMLElement | null }, setup: Props["setup"]) {
  const [state, setState] = useState(NOTHING);
  const [wrong, setWrong] = useState<PageOrder["wrong"]>({});
  const [focused, setFocused] = useState<CardDetail | null>(null);
  const [look, setLook] = useState<FieldLook | null>(null);
  const [cvvDigits, setCvvDigits] = useState<3 | 4>(3);
  const fixed = useRef(setup);
  useEffect(() => {
    const root = main.current;
    if (root === null) return;
    const say = (said: Partial<FrameNews>) => post(window.parent, "said", said);
    let card: OpenCard | null = null;
    let isClosed = false;
    let latest: FieldLook | null = null;
    const fail = () => say({ status: "failed" });
    const timer = setTimeout(fail, PATIENCE_MS);
    const stops = [
      watchHeight(root, (height) => say({ height })),
      hear(
        () => window.parent,
        "asked",
        (asked) => {
          latest = asked.look;
          setLook(asked.look);
          setWrong(asked.wrong);
          card?.style(stylesOf(latest));
          const first = CARD_DETAILS.find((detail) => asked.wrong[detail] !== undefined);
          if (first === undefined) return;
          card?.showErrors();
          card?.focus(first);
        },
      ),
      () => clearTimeout(timer),
    ];
    const listener = {
      changed: (next: CardState) => {
        setState(next);
        setWrong({});
        say({ values: next.values, isComplete: next.isComplete });
      },
      identified: (facts: Pick<Partial<FrameNews>, "last4" | "brand">) => {
        say(facts);
        if (facts.brand !== undefined) setCvvDigits(cvvDigitsOf(facts.brand));
      },
      focused: setFocused,
      configured: () => {
        clearTimeout(timer);
        card?.style(stylesOf(latest));
        say({ status: "ready" });
      },
      submitted: () => post(window.parent, "submit", true),
      failed: fail,
    };
    say({ status: "loading" });
    openCard(root, { ...fixed.current, styles: stylesOf(latest) }, listener).then((opened) => {
      card = opened;
      if (isClosed) opened.close();
    }, fail);
    return () => {
      isClosed = true;
      for (const stop of stops) stop();
      card?.close();
    };
  }, [main]);
  return { state, wrong, focused, look, cvvDigits };
}
