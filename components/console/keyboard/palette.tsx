"use client";
/**
 * The command palette, which opens pages, finds payments and begins actions: a combobox whose options are
 * links.
 */
import { type KeyboardEvent, useId, useState } from "react";
import { Input } from "../../ui/input";
import { Modal } from "../modal";
import type { DialogProps } from "./keys-facts";
import { optionsFor } from "./palette-options";
import { useFound } from "./use-found";

export default function Palette({ facts, onClose }: DialogProps) {
  const { words } = facts;
  const id = useId();
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const { found, isDone } = useFound(typed, words.refund);
  const groups = optionsFor(facts, typed, found);
  const options = groups.flatMap(({ links }) => links);
  const chosen = Math.min(at, options.length - 1);
  const optionId = (index: number) => `${id}-${index}`;
  const pressed = (event: KeyboardEvent) => {
    const last = options.length - 1;
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: chosen < last ? chosen + 1 : 0,
      ArrowUp: chosen > 0 ? chosen - 1 : last,
    };
    const move = moves[event.key];
    if (move !== undefined) {
      setAt(move);
      document.getElementById(optionId(move))?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter") document.getElementById(optionId(chosen))?.click();
    else return;
    event.preventDefault();
  };
  let index = -1;
  return (
    <Modal label={words.palette} onClose={onClose}>
      <Input
        role="combobox"
        aria-label={words.palette}
        aria-expanded={options.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={options.length > 0 ? optionId(chosen) : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        maxLength={128}
        placeholder={words.placeholder}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={pressed}
        className="min-h-12 w-full border-line border-b bg-surface px-4 text-base text-ink -outline-offset-2 placeholder:text-muted"
      />
      <div id={`${id}-list`} role="listbox" aria-label={words.palette} className="max-h-[50vh] overflow-y-auto py-2">
        {groups.map(({ name, links }) => (
          // biome-ignore lint/a11y/useSemanticElements: a `fieldset` cannot group the options of a list
          <div key={name} role="group" aria-label={name}>
            <p aria-hidden="true" className="px-4 pt-2 pb-1 text-muted text-xs">
              {name}
            </p>
            {links.map(({ href, title, detail }) => {
              index += 1;
              return (
                <a
                  key={href}
                  id={optionId(index)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === chosen}
                  href={href}
                  className={`flex min-h-9 items-center justify-between gap-4 px-4 text-ink hover:bg-canvas ${
                    index === chosen ? "bg-accent-soft" : ""
                  }`}
                >
                  <bdi className="truncate">{title}</bdi>
                  {detail !== null && <bdi className="shrink-0 text-muted">{detail}</bdi>}
                </a>
              );
            })}
          </div>
        ))}
      </div>
      <p role="status" className={options.length > 0 || !isDone ? "sr-only" : "px-4 pb-4 text-muted"}>
        {options.length === 0 && isDone ? words.nothing : ""}
      </p>
    </Modal>
  );
}
