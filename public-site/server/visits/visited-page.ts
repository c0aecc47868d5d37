import { LRUCache } from 'lru-cache';
import { PAGES, type SitePage } from '../../src/app/pages.ts';
import { patternOf } from '../page-address.ts';

const LONGEST = 200;
/** What names a record that anybody may read; any other part of an address may hold a secret. */
const PUBLIC_PARTS = new Set([':slug', ':id', ':campaign']);

/** What is no page though it has an address among them: drawings, calendars, what only redirects. */
const isPage = ({ path, module }: SitePage) => !path.includes('*') && module.endsWith('.tsx');

const patterns = PAGES.filter(isPage).map(({ path, module }) => ({
  /** One page at two addresses is counted under the first of them. */
  path: PAGES.find((page) => page.module === module)!.path,
  pattern: new RegExp(patternOf(path), 'i'),
  isPublic: path.split('/').every((part) => !part.startsWith(':') || PUBLIC_PARTS.has(part.replace('?', ''))),
}));
const known = new LRUCache<string, { page: string | null }>({ max: 2_000 });

/**
 * The page that an address is of, without its query: as the table of pages writes it where the address names more than a
 * public record, so that no private link is ever counted by its name. Null where no page is.
 */
export function visitedPage(address: string): string | null {
  const path = visitedPath(address);
  const held = known.get(path);
  if (held) return held.page;
  // React Router asks for the data of a page at its path with `.data`.
  const found = path.endsWith('.data') ? undefined : patterns.find(({ pattern }) => pattern.test(path));
  const page = found ? (found.isPublic ? publicPage(found.path, path) : found.path).slice(0, LONGEST) : null;
  known.set(path, { page });
  return page;
}

/** The page of a public record: its parts in the place of their names, in small letters. */
function publicPage(pattern: string, path: string): string {
  const asked = path.toLowerCase().split('/');
  const parts = pattern.split('/').map((part, index) => (part.startsWith(':') ? asked[index] : part));
  return parts.filter((part) => part !== undefined).join('/');
}

/** The path of an address, as pages write it. */
export function visitedPath(address: string): string {
  const path = address.split('?', 1)[0] ?? '';
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}
