/** Lists: `await` gives the first page, `for await` every item of every page. */

export type Page<Item> = {
  readonly results: readonly Item[];
  /** Number of items in all pages, if the list counts them. */
  readonly count?: number;
  /** Cursor of the next page; null on the last. */
  readonly next: unknown;
};

type Item<Answer extends Page<unknown>> = Answer["results"][number];

/** Loads the first page (no cursor) or the page at a previous page's `next`. */
export type LoadPage<Answer> = (next: NonNullable<unknown> | null) => Promise<Answer>;

/**
 * A lazy list: the request is sent on `await` (first page) or during iteration (all items, loading pages as
 * needed).
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

  async *pages(): AsyncGenerator<Answer, void, undefined> {
    let page: Answer | null = await this.then();
    while (page !== null) {
      yield page;
      page = await this.#pageAfter(page);
    }
  }

  /** Yields each item once, even if items change, or are deleted or added, during the iteration. */
  async *[Symbol.asyncIterator](): AsyncGenerator<Item<Answer>, void, undefined> {
    let page: Answer | null = await this.then();
    while (page !== null) {
      const items = itemsOf(page);
      yield* items.slice(0, -1);
      // The next page starts after this page's last item, so it is loaded before that item can be deleted.
      page = await this.#pageAfter(page);
      yield* items.slice(-1);
    }
  }

  /** The first items, at most `limit`, over as many pages as needed. */
  async take(limit: number): Promise<Item<Answer>[]> {
    const taken: Item<Answer>[] = [];
    if (limit <= 0) return taken;
    for await (const page of this.pages()) {
      taken.push(...itemsOf(page));
      if (taken.length >= limit) break;
    }
    return taken.slice(0, limit);
  }

  async #pageAfter({ next }: Answer): Promise<Answer | null> {
    return next === null || next === undefined ? null : this.#load(next);
  }
}

/** The compiler cannot infer that a page iterates over its items. */
function itemsOf<Answer extends Page<unknown>>({ results }: Answer): readonly Item<Answer>[] {
  return results as readonly Item<Answer>[];
}

/**
 * The query of a link to another page. Only the query is used, so that requests stay on the list's own host.
 */
export function queryOfLink(link: unknown): Record<string, string[]> {
  const query: Record<string, string[]> = {};
  if (typeof link !== "string") return query;
  for (const [name, value] of new URL(link, "http://list.invalid").searchParams)
    query[name] = [...(query[name] ?? []), value];
  return query;
}
