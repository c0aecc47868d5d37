import type { FastifyServerOptions } from 'fastify';
import { Refusal } from './limits/refusal.ts';
import { redactSecrets } from '../src/shared/format/redact-secrets.ts';

/** JSON lines without addresses, parameters or bodies; whatever an error says, no secret of an address is in them. */
export function serverLog(level: string) {
  return {
    level,
    base: { process: 'site' },
    serializers: {
      req: ({ method, id }: { method: string; id: string }) => ({ method, id }),
      err: toldError,
    },
    hooks: { streamWrite: redactSecrets },
  } satisfies FastifyServerOptions['logger'];
}

/** Where a fault was thrown; a refusal is none, and needs no such lines. */
function toldError(error: Error & { code?: string }) {
  const { name: type, message, stack = '', code } = error;
  return { type, message, stack: error instanceof Refusal ? '' : stack, ...(code !== undefined && { code }) };
}
