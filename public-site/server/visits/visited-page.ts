import { LRUCache } from 'lru-cache';
import { PAGES } from '../../src/app/pages.ts';
import { patternOf } from '../page-address.ts';

const LONGEST = 200;
/** What names a record that anybody may read; any other part of an address may hold a secret. */
const PUBLIC_PARTS = new Set([':slug', ':id']);

const patterns = PAGES.filter(({ path }) => !path.includes('*')).map(({ path }) => ({
  path,
  pattern: patternOf(path),
  isPublic: path.split('/').every((part) => !part.startsWith(':') || PUBLIC_PARTS.has(part)),
}));
const known = new LRUCache<string, { page: string | null }>({ max: 2_000 });

/**
 * The page that an address is of, without its query: as the table of pages writes it where the address names more than a
 * public record, so that no private link is ever counted by its name. Null where no page is.
 */
export function visitedPage(address: string): string | null {
  const path = pathOf(address);
  const held = known.get(path);
  if (held) return held.page;
  const found = patterns.find(({ pattern }) => pattern.test(path));
  const page = found ? (found.isPublic ? path : found.path) : null;
  known.set(path, { page: page && page.slice(0, LONGEST) });
  return page && page.slice(0, LONGEST);
}

/** React Router asks for a page's data at its path with `.data`, for the home page at `/_root.data` or `/_.data`. */
function pathOf(address: string): string {
  const path = (address.split('?', 1)[0] ?? '').replace(/\.data$/, '');
  if (path === '/_root' || path === '/_') return '/';
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}
