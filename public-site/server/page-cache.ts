import { LRUCache } from 'lru-cache';
import type { PreparedAnswer } from './prepared-answer.ts';

export interface CachedPage extends PreparedAnswer {
  renderedAt: number;
}

// Phases follow the clock, so even a page whose content has not changed is rendered again after a while.
const FRESH_MS = 60_000;
/** Pages that say that there is nothing: anybody can ask for any number of them. */
const MISSING_BYTES = 4 * 1024 * 1024;
const MISSING_FOR_MS = 30_000;

/** Rendered pages, the least recently used leaving first when `maxBytes` is reached. */
export class PageCache {
  private readonly pages: LRUCache<string, CachedPage>;
  private readonly missing = new LRUCache<string, CachedPage>({
    maxSize: MISSING_BYTES,
    ttl: MISSING_FOR_MS,
    sizeCalculation: sizeOf,
  });
  private generation = 0;

  constructor(maxBytes: number) {
    this.pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf });
  }

  get(key: string): CachedPage | undefined {
    return this.pages.get(key) ?? this.missing.get(key);
  }

  isFresh(page: CachedPage, now: number): boolean {
    return now - page.renderedAt < FRESH_MS;
  }

  /** To be given back to `set`: a page whose content was read before the last `clear` is not kept. */
  currentGeneration(): number {
    return this.generation;
  }

  set(key: string, page: CachedPage, generation: number): void {
    if (generation !== this.generation) return;
    if (page.status === 200) this.pages.set(key, page);
    else if (page.status === 404) this.missing.set(key, page);
  }

  clear(): void {
    this.generation += 1;
    this.pages.clear();
    this.missing.clear();
  }
}

function sizeOf({ body, headers }: CachedPage): number {
  return body.identity.length + body.br.length + body.gzip.length + JSON.stringify(headers).length + 1;
}
