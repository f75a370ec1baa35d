"use client";
import { TEXT_LINK } from "../styles";
import { useFormState } from "./action-form";

export function FormResults({ title }: { title: string }) {
  const { results } = useFormState();
  if (results === undefined || results.length === 0) return null;
  return (
    <ul aria-label={title} className="border-line border-b px-4 py-2 sm:px-5">
      {results.map(({ id, name, href, words, isDone }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-4 py-1">
          <a href={href} className={TEXT_LINK}>
            <bdi dir="ltr">{name}</bdi>
          </a>
          <span className={isDone ? "text-good" : "text-bad"}>{words}</span>
        </li>
      ))}
    </ul>
  );
}
