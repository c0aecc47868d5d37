import { expect, it } from 'vitest';
import { PageCache, type CachedPage } from './page-cache.ts';

const page = (bytes: number, renderedAt = 0): CachedPage => ({
  status: 200,
  headers: {},
  etag: '"x"',
  body: { identity: Buffer.alloc(bytes), br: Buffer.alloc(0), gzip: Buffer.alloc(0) },
  renderedAt,
});

it('lets the page that was used least recently go when it is full', () => {
  const cache = new PageCache(250);
  cache.set('/a', page(100), 0);
  cache.set('/b', page(100), 0);
  cache.get('/a');
  cache.set('/c', page(100), 0);
  expect([cache.get('/a'), cache.get('/b'), cache.get('/c')].map(Boolean)).toEqual([true, false, true]);
});

it('does not keep a page that was being rendered while the content changed', () => {
  const cache = new PageCache(1000);
  const generation = cache.currentGeneration();
  cache.clear();
  cache.set('/a', page(10), generation);
  expect(cache.get('/a')).toBeUndefined();
});

it('renders a page again after a minute, as phases follow the clock', () => {
  const cache = new PageCache(1000);
  expect(cache.isFresh(page(1, 0), 59_999)).toBe(true);
  expect(cache.isFresh(page(1, 0), 60_000)).toBe(false);
});
