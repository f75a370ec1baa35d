"use client";
/**
 * Warns two minutes before the sign-in expires. The service is asked first, because another tab may have
 * extended it; the warning closes after an extension.
 */
import { type ComponentType, useEffect, useState } from "react";
import type { TimeLeft } from "@/server/domain/merchants";
import type { SessionDialogProps, SessionWords } from "./session-dialog";
import { later, type SessionStanding, sessionStanding } from "./session-standing";

type Props = {
  readonly left: TimeLeft;
  readonly signIn: string;
  readonly words: SessionWords;
};

export function SessionWatch({ left, signIn, words }: Props) {
  const [standing, setStanding] = useState<SessionStanding>({ kind: "open", lookInMs: 0 });
  const [Dialog, setDialog] = useState<ComponentType<SessionDialogProps> | null>(null);
  const [stay, setStay] = useState<() => void>(() => () => undefined);
  useEffect(() => {
    const tell = async (news: SessionStanding) => {
      // Without a network connection the dialog about the expiring sign-in does not open; the next check
      // tries again.
      const loaded = news.kind === "open" ? null : await import("./session-dialog").catch(() => null);
      if (loaded !== null) setDialog(() => loaded.default);
      setStanding(news);
    };
    const watch = watchSession(left, tell);
    setStay(() => watch.stay);
    return watch.stop;
  }, [left]);
  if (Dialog === null || standing.kind === "open") return null;
  return (
    <Dialog
      key={standing.kind}
      standing={standing}
      signIn={signIn}
      words={words}
      onStay={stay}
      onClose={() => setStanding({ kind: "open", lookInMs: 0 })}
    />
  );
}

function watchSession(left: TimeLeft, tell: (standing: SessionStanding) => void) {
  let known = left;
  let knownAt = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const heard = (news: TimeLeft) => {
    known = news;
    knownAt = Date.now();
    plan();
  };
  const plan = () => {
    if (isStopped) return;
    const standing = sessionStanding(later(known, Date.now() - knownAt));
    tell(standing);
    clearTimeout(timer);
    if (standing.kind !== "over") timer = setTimeout(() => ask("sessionLeft"), standing.lookInMs);
  };
  const ask = async (what: "sessionLeft" | "staySignedIn") => {
    const { api } = await import("../../shell/api-client");
    const asked = what === "sessionLeft" ? api.console.sessionLeft.query() : api.console.staySignedIn.mutate();
    await asked.then(heard, (error: unknown) => {
      if (isSignedOut(error)) heard({ idleMs: 0, totalMs: 0 });
      else plan();
    });
  };
  const cameBack = () => {
    if (document.visibilityState !== "visible") return;
    if (sessionStanding(later(known, Date.now() - knownAt)).kind !== "open") void ask("sessionLeft");
  };
  plan();
  document.addEventListener("visibilitychange", cameBack);
  return {
    stay: () => void ask("staySignedIn"),
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", cameBack);
    },
  };
}

function isSignedOut(error: unknown): boolean {
  return error instanceof Error && error.message === "UNAUTHORIZED";
}
