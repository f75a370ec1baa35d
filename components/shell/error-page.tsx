"use client";
/**
 * The page shown if a page failed or its response did not arrive. The log has the cause under the request's
 * id.
 */
import { usePathname } from "next/navigation";
import { Button } from "../ui/button";
import { useErrorPageWords } from "./error-page-words";
import { LanguageLink } from "./language-link";

export function ErrorMessage({ retry }: { retry: () => void }) {
  const words = useErrorPageWords();
  const path = usePathname();
  if (words === null) return null;
  const other = words.language === "ar" ? "en" : "ar";
  const otherHref = path.replace(/^\/(en|ar)(?=\/|$)/, `/${other}`);
  return (
    <main className="mx-auto max-w-[35rem] px-4 py-6">
      <div className="text-end">
        {otherHref !== path && (
          <LanguageLink href={otherHref} language={other}>
            {words.otherLanguage}
          </LanguageLink>
        )}
      </div>
      <div className="py-10 text-center">
        <div role="alert">
          <h1 className="text-[1.375rem]">{words.title}</h1>
          <p className="mt-1 mb-6 text-muted">{words.body}</p>
        </div>
        <Button onClick={retry} className="min-h-13 rounded-button bg-primary px-6 font-semibold text-on-primary">
          {words.retry}
        </Button>
      </div>
    </main>
  );
}
