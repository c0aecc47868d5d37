import { availableParallelism } from 'node:os';
import { serverMessages } from './server.content.ts';

/** Unless more are asked for: each takes some 80 MB beside the front door’s own process. */
const MOST_RENDERERS = 2;

export interface Settings {
  appName: string;
  appUrl: string;
  contactEmail: string | null;
  contactPhone: string | null;
  apiInternalUrl: string;
  /** The Unix socket behind `apiInternalUrl`; null where that is an address of its own. */
  apiSocket: string | null;
  /** What the site and its api know each other by; null where nobody gave one. */
  internalSecret: string | null;
  host: string;
  port: number;
  /** Proxies whose X-Forwarded-For is believed, as @fastify/proxy-addr reads them; none by default. */
  trustedProxies: string[];
  /** How many requests of one address are answered at once. */
  requestsAtOnce: number;
  /** The header in which a CDN names the visitor's country; null without one. */
  countryHeader: string | null;
  /** Whether nginx, whose cache stands in front, says of each page that it was asked for. */
  visitsFromMirror: boolean;
  /** How many processes render pages. */
  renderers: number;
  logLevel: string;
  isDevelopment: boolean;
}

/** Reads the environment; throws one French sentence for each fault. */
export function readSettings(env: NodeJS.ProcessEnv, isDevelopment: boolean): Settings {
  const faults: string[] = [];
  const text = (name: string) => env[name]?.trim() || null;
  const port = Number(text('PORT') ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    faults.push(serverMessages.badPort(text('PORT') ?? ''));
  const count = (name: string, byDefault: number) => {
    const value = Number(text(name) ?? byDefault);
    if (!Number.isInteger(value) || value < 1 || value > 10_000)
      faults.push(serverMessages.badCount(name, text(name) ?? ''));
    return value;
  };
  const requestsAtOnce = count('REQUESTS_AT_ONCE', 40);
  const renderers = count('RENDERERS', Math.min(MOST_RENDERERS, Math.max(1, availableParallelism() - 1)));
  const appUrl = (text('APP_URL') ?? `http://localhost:${port}`).replace(/\/+$/, '');
  if (!isWebAddress(appUrl)) faults.push(serverMessages.badAddress('APP_URL', appUrl));
  const apiInternalUrl = (text('API_INTERNAL_URL') ?? 'http://127.0.0.1:3001').replace(/\/+$/, '');
  if (!isWebAddress(apiInternalUrl))
    faults.push(serverMessages.badAddress('API_INTERNAL_URL', apiInternalUrl));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return {
    appName: text('APP_NAME') ?? 'Livres en partage',
    appUrl,
    contactEmail: text('CONTACT_EMAIL'),
    contactPhone: text('CONTACT_PHONE'),
    apiInternalUrl,
    apiSocket: text('API_SOCKET'),
    internalSecret: text('INTERNAL_SECRET'),
    host: text('HOST') ?? '0.0.0.0',
    port,
    trustedProxies: (text('TRUSTED_PROXIES') ?? '')
      .split(',')
      .map((proxy) => proxy.trim())
      .filter(Boolean),
    countryHeader: text('COUNTRY_HEADER')?.toLowerCase() ?? null,
    visitsFromMirror: text('VISITS_FROM_MIRROR') === 'true',
    requestsAtOnce,
    renderers,
    logLevel: text('LOG_LEVEL') ?? 'warn',
    isDevelopment,
  };
}

function isWebAddress(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value);
}
