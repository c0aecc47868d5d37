import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { redactSecrets } from '@livres/api/dist/platform/logging/redact-secrets.js';
import { describe, expect, it } from 'vitest';
import siteRoutes from '../../public-site/src/app/routes.ts';
import { redactSecrets as redactOnSite } from '../../public-site/src/shared/format/redact-secrets.ts';
import { testApi } from '../factories/api.ts';

/** Names of what opens something to whoever holds it. */
const SECRET = /:(?:token|session|session_id|payment_intent|code)\b\??/;
const SECRETS = {
  'a private link': 'aB3_dE6-hI9kL2nO5qR8tU1wX4zA7cD0fG3iJ6lM9o2',
  'a session of Stripe': 'cs_test_a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6',
  'a payment of Stripe': 'pi_3OqRsTuVwXyZ0123',
  'an order of PayPal': '5O190127TN364715T',
  'a request to pay of MTN': '3b241101-e2bb-4255-8caf-4136c566a962',
  'a session of the demonstration': 'demo_3b241101-e2bb-4255-8caf-4136c566a962',
  'a code of a receipt': 'K7QF-2M9X-TR4B',
};

const api = testApi();

async function apiPaths(): Promise<string[]> {
  const { body } = await api.request<{ paths: object }>('/openapi.json');
  return Object.keys(body.paths).map((path) => path.replaceAll(/\{(\w+)\}/g, ':$1'));
}

const sitePaths = (): string[] => siteRoutes.map(({ path }) => `/${path ?? ''}`);

const withSecret = (path: string, secret: string) => path.replace(SECRET, secret).replace(/:[\w-]+\??/g, '1');

describe('the line of a log', () => {
  it('names no secret of any private address of the api or of the site', async () => {
    const known = [...new Set([...(await apiPaths()), ...sitePaths()])].filter((path) => SECRET.test(path));
    expect(known).toContain('/don/suivi/:token');
    expect(known.some((path) => path.startsWith('/api/v1/donations/track/:token'))).toBe(true);
    expect(known.length).toBeGreaterThan(25);
    for (const path of known)
      for (const [what, secret] of Object.entries(SECRETS)) {
        const address = `https://livres.example${withSecret(path, secret)}`;
        for (const form of [
          address,
          `${address}?page=2`,
          `${address}/`,
          `retour=${encodeURIComponent(address)}`,
        ])
          for (const redact of [redactSecrets, redactOnSite])
            expect(
              redact(JSON.stringify({ msg: `GET ${form} failed`, err: { stack: form } })),
              `${what}: ${form}`,
            ).not.toContain(secret);
      }
  });

  it.each(['session_id', 'payment_intent', 'token', 'code', 'email', 'name'])(
    'names no value of the parameter %s',
    (name) => {
      const line = redactSecrets(`{"url":"/don/confirmation?${name}=Valeur-42&recu=echec"}`);
      expect(line).toBe(`{"url":"/don/confirmation?${name}=[redacted]&recu=echec"}`);
    },
  );

  it.each(Object.entries(SECRETS).filter(([what]) => !/MTN|receipt/.test(what)))(
    'names %s nowhere',
    (_, secret) => {
      expect(redactSecrets(`{"message":"no such thing: ${secret}"}`)).toBe(
        '{"message":"no such thing: [redacted]"}',
      );
    },
  );

  it('names nobody’s e-mail address, and stays JSON that says the rest', () => {
    const line = {
      level: 50,
      reqId: '3b241101-e2bb-4255-8caf-4136c566a962',
      route: '/api/v1/donations/track/:token',
      stack:
        'Error: 550 <awa.ndiaye@example.org>\n    at file:///app/node_modules/@nestjs/core/router.js:3:1',
    };
    const read = JSON.parse(redactSecrets(JSON.stringify(line)));
    expect(read).toEqual({
      level: 50,
      reqId: line.reqId,
      route: '/api/v1/donations/track/:token',
      stack: 'Error: 550 <[redacted]>\n    at file:///app/node_modules/@nestjs/core/router.js:3:1',
    });
  });

  it('is redacted by the logger of each server, whatever an error says', () => {
    const said = `no answer from /donations/track/${SECRETS['a private link']}`;
    const root = resolve(import.meta.dirname, '../..');
    const loggers = [
      `const { createLogger } = await import(${JSON.stringify(`${root}/api/dist/src/platform/http/fastify-server.js`)});
       const log = createLogger({ logLevel: 'info' });`,
      `const { serverLog } = await import(${JSON.stringify(`${root}/public-site/server/server-log.ts`)});
       const { pino } = await import('pino');
       const log = pino(serverLog('info'), pino.destination({ sync: true }));`,
    ];
    const written = loggers.map((logger) => {
      const script = `${logger} log.error({ err: new Error(${JSON.stringify(said)}) }, 'failed'); log.flush();`;
      return execFileSync(process.execPath, ['--input-type=module', '-e', script], {
        cwd: root,
        encoding: 'utf8',
      });
    });
    for (const line of written) {
      expect(JSON.parse(line).err.message).toBe('no answer from /donations/track/[redacted]');
      expect(line).not.toContain(SECRETS['a private link']);
    }
  });

  it('is redacted alike by the api and by the site', () => {
    const root = resolve(import.meta.dirname, '../..');
    const [ours, theirs] = [
      'api/src/platform/logging/redact-secrets.ts',
      'public-site/src/shared/format/redact-secrets.ts',
    ].map((path) => readFileSync(resolve(root, path), 'utf8'));
    expect(theirs).toBe(ours);
  });
});
