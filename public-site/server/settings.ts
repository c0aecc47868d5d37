import { serverMessages } from './server.content.ts';

export interface Settings {
  appName: string;
  appUrl: string;
  contactEmail: string | null;
  contactPhone: string | null;
  apiInternalUrl: string;
  host: string;
  port: number;
  /** Proxies whose X-Forwarded-For is believed, as @fastify/proxy-addr reads them; none unless told. */
  trustedProxies: string[];
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
    host: text('HOST') ?? '0.0.0.0',
    port,
    trustedProxies: (text('TRUSTED_PROXIES') ?? '')
      .split(',')
      .map((proxy) => proxy.trim())
      .filter(Boolean),
    logLevel: text('LOG_LEVEL') ?? 'warn',
    isDevelopment,
  };
}

function isWebAddress(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value);
}
