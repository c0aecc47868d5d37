import type { ApiErrorKind } from './api-error.js';

export interface RequestLogEntry {
  time: string;
  method: string;
  /** Without the values of its query, which may name a person. */
  path: string;
  /** 0 where no answer came. */
  status: number;
  ms: number;
  error?: ApiErrorKind | 'aborted';
}

const KEPT = 100;
const kept: RequestLogEntry[] = [];

/** The last 100 calls, to copy from an error page. */
export const requestLog = {
  add(entry: RequestLogEntry): void {
    kept.push({ ...entry, path: withoutQueryValues(entry.path) });
    if (kept.length > KEPT) kept.shift();
  },
  entries(): readonly RequestLogEntry[] {
    return [...kept];
  },
  asText(): string {
    return kept.map(asLine).join('\n');
  },
  clear(): void {
    kept.length = 0;
  },
};

function asLine({ time, method, path, status, ms, error }: RequestLogEntry): string {
  return [time, method, path, status || '-', `${ms} ms`, error ?? ''].join(' ').trimEnd();
}

function withoutQueryValues(path: string): string {
  const [bare = '', query] = path.split('?', 2);
  if (!query) return bare;
  return `${bare}?${[...new Set(new URLSearchParams(query).keys())].map((name) => `${name}=…`).join('&')}`;
}
