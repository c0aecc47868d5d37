import type { Socket } from 'node:net';
import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js';

interface Waits {
  /** What the waits are multiplied by. */
  patience?: number;
  /** Makes the sockets, so that DatabasePulse can cut them. */
  stream?: () => Socket;
}

/** How every process connects: bounded waits, so that a slow or missing database gives an answer in time. */
export function databaseOptions(url: string, poolSize: number, { patience = 1, stream }: Waits = {}) {
  return {
    type: 'postgres',
    url,
    poolSize,
    applicationName: 'livres-en-partage',
    connectTimeoutMS: 5000 * patience,
    synchronize: false,
    logging: false,
    extra: {
      statement_timeout: 15_000 * patience,
      idle_in_transaction_session_timeout: 15_000 * patience,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      stream,
    },
  } satisfies PostgresDataSourceOptions;
}
