import type { FastifyServerOptions } from 'fastify';
import { redactSecrets } from '../src/shared/format/redact-secrets.ts';

/** JSON lines without addresses, parameters or bodies; whatever an error says, no secret of an address is in them. */
export function serverLog(level: string) {
  return {
    level,
    base: { process: 'site' },
    serializers: { req: ({ method, id }: { method: string; id: string }) => ({ method, id }) },
    hooks: { streamWrite: redactSecrets },
  } satisfies FastifyServerOptions['logger'];
}
