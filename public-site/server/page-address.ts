import type { IncomingHttpHeaders } from 'node:http';
import { PAGES } from '../src/app/pages.ts';
import { eventPageCookie } from '../src/events/registrations/own-page-cookie.ts';
import { displayOf, savesData as wantsLess } from './economy.ts';

const READ = PAGES.flatMap(({ path, reads }) => (reads ? [{ pattern: patternOf(path), reads }] : []));
const PERSONAL = new RegExp(
  `^(?:${PAGES.flatMap(({ path, isPersonal }) => (isPersonal ? [fixedPartOf(path)] : [])).join('|')})(?:[/.]|$)`,
);
const OF_EVENT = /^\/evenements\/[^/]+$/;
const MAX_VALUE = 200;

export interface PageAddress {
  /** Path and the query that the page reads, in one order. */
  url: string;
  isPreview: boolean;
  /** About whoever reads it: neither kept nor made for two at once. */
  isPersonal: boolean;
  savesData: boolean;
  /** How a page without a script is to look; empty for one with scripts, which sees to it itself. */
  display: string;
  /** Under which the page may be kept; null where it may not. */
  key: string | null;
}

export function pageAddress(url: string, headers: IncomingHttpHeaders): PageAddress {
  const savesData = wantsLess(headers);
  const display = savesData ? displayOf(headers) : '';
  const look = savesData ? `light ${display} ` : '';
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  const isPersonal = PERSONAL.test(path) || leadsBack(path, headers);
  if (mark < 0)
    return { url, isPreview: false, isPersonal, savesData, display, key: isPersonal ? null : look + url };
  const asked = new URLSearchParams(url.slice(mark + 1));
  const preview = asked.get('apercu');
  const read = new URLSearchParams();
  for (const name of readAt(path.replace(/\.data$/, ''))) {
    const value = asked.get(name)?.trim();
    if (value) read.set(name, value.slice(0, MAX_VALUE));
  }
  if (preview) read.set('apercu', preview.slice(0, MAX_VALUE));
  const query = read.toString();
  const normal = query ? `${path}?${query}` : path;
  return {
    url: normal,
    isPreview: Boolean(preview),
    isPersonal,
    savesData,
    display,
    key: preview || isPersonal ? null : look + normal,
  };
}

/**
 * An event's page tells whoever left to pay a seat how to go on. Only who brings that cookie gets a page of their own,
 * made at once and kept by nobody; all others share the one that is kept. Nothing is added later by a script, hence it
 * is there without one.
 */
function leadsBack(path: string, { cookie }: IncomingHttpHeaders): boolean {
  return OF_EVENT.test(path) && eventPageCookie.tokenIn(cookie) !== null;
}

function readAt(path: string): readonly string[] {
  return READ.find(({ pattern }) => pattern.test(path))?.reads ?? [];
}

/** What a path begins with, before its first parameter. */
function fixedPartOf(path: string): string {
  return path.replace(/\/:.*$/, '');
}

/** What addresses of a page look like, as the table of pages writes it. */
export function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}$`);
}
