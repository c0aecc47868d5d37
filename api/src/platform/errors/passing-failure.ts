/** Of the operating system and of pg: unreachable, cut, out of disk or of files. */
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
  'EDQUOT',
  'EMFILE',
  'ENFILE',
]);

/**
 * SQLSTATE: connection lost (08), no resources (53), shutting down or cancelled (57P0x, 57014), read-only after a
 * failover (25006), idle in a transaction (25P03), serialization (40001), deadlock (40P01), lock not available (55P03).
 */
const SQL_CODES = /^(?:08...|53...|57P0\d|57014|25006|25P03|40001|40P01|55P03)$/;

/** pg and pg-pool say these without a code. */
const MESSAGES =
  /Connection terminated|Connection ended unexpectedly|not queryable|timeout exceeded when trying to connect|Query read timeout|^timeout expired$/;

/** TypeORM's answers to whoever goes on in a transaction whose connection is gone. */
const LOST_TRANSACTION = new Set([
  'QueryRunnerAlreadyReleasedError',
  'QueryRunnerProviderAlreadyReleasedError',
  'TransactionNotStartedError',
]);

const DEEPEST_CAUSE = 5;

/** Whether the same request may well succeed in a moment: PostgreSQL, storage or a resource is missing, no more. */
export function isPassingFailure(thrown: unknown, depth = 0): boolean {
  if (typeof thrown !== 'object' || thrown === null || depth > DEEPEST_CAUSE) return false;
  const { code, name, message, cause, driverError } = thrown as Record<string, unknown>;
  if (typeof code === 'string' && (SYSTEM_CODES.has(code) || SQL_CODES.test(code))) return true;
  if (typeof message === 'string' && MESSAGES.test(message)) return true;
  if (typeof name === 'string' && LOST_TRANSACTION.has(name)) return true;
  return isPassingFailure(driverError, depth + 1) || isPassingFailure(cause, depth + 1);
}
