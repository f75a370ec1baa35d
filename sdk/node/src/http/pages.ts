/** Lists: their first page when awaited, and every item of every page in `for await`. */

/** One page as it was answered. */
export type Page<Item> = {
  readonly results: readonly Item[];
  /** How many items all pages have, where the list counts them. */
  readonly count?: number;
  /** Leads to the page after this one; null at the end. */
  readonly next: unknown;
};

type Item<Answer extends Page<unknown>> = Answer["results"][number];

/** Loads a page: the first one without a cursor, another by the `next` of the page before it. */
export type LoadPage<Answer> = (next: NonNullable<unknown> | null) => Promise<Answer>;

/**
 * A list that is asked for once somebody awaits it, which gives its first page, or goes through it, which
 * gives the items of all pages, loading each page when it is reached.
 */
export class PageList<Answer extends Page<unknown>> implements PromiseLike<Answer>, AsyncIterable<Item<Answer>> {
  readonly #load: LoadPage<Answer>;
  #first: Promise<Answer> | undefined;

  constructor(load: LoadPage<Answer>) {
    this.#load = load;
  }

  // biome-ignore lint/suspicious/noThenProperty: `await` gives the first page.
  then<Kept = Answer, Failed = never>(
    kept?: ((page: Answer) => Kept | PromiseLike<Kept>) | null,
    failed?: ((reason: unknown) => Failed | PromiseLike<Failed>) | null,
  ): Promise<Kept | Failed> {
    this.#first ??= this.#load(null);
    return this.#first.then(kept, failed);
  }

  /** Page by page. */
  async *pages(): AsyncGenerator<Answer, void, undefined> {
    let page: Answer = await this.then();
    yield page;
    while (page.next !== null && page.next !== undefined) {
      page = await this.#load(page.next);
      yield page;
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item<Answer>, void, undefined> {
    for await (const page of this.pages()) yield* itemsOf(page);
  }

  /** The first items, at most `limit`, however many pages they take. */
  async take(limit: number): Promise<Item<Answer>[]> {
    const taken: Item<Answer>[] = [];
    if (limit <= 0) return taken;
    for await (const item of this) if (taken.push(item) >= limit) break;
    return taken;
  }
}

/** The compiler does not see that what a page iterates over are its items. */
function itemsOf<Answer extends Page<unknown>>({ results }: Answer): readonly Item<Answer>[] {
  return results as readonly Item<Answer>[];
}

/** The query of a link to another page: a link is followed where the list itself was asked for. */
export function queryOfLink(link: unknown): Record<string, string[]> {
  const query: Record<string, string[]> = {};
  if (typeof link !== "string") return query;
  for (const [name, value] of new URL(link, "http://list.invalid").searchParams)
    query[name] = [...(query[name] ?? []), value];
  return query;
}
