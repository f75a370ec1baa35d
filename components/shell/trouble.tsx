"use client";
/** What a customer reads when a page could not be made. It says nothing of the cause, which is in the log under the request's id. */
import { useTroubleWords } from "./trouble-words";

export function Trouble({ retry }: { retry: () => void }) {
  const words = useTroubleWords();
  if (words === null) return null;
  return (
    <main className="mx-auto max-w-[560px] px-4 py-16 text-center">
      <div role="alert">
        <h1 className="text-[22px]">{words.title}</h1>
        <p className="mt-1 mb-6 text-muted">{words.body}</p>
      </div>
      <button
        type="button"
        onClick={retry}
        className="min-h-[52px] rounded-button bg-accent px-6 font-semibold text-on-accent"
      >
        {words.retry}
      </button>
    </main>
  );
}
