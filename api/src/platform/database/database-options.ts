import type { Socket } from 'node:net';
import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js';

/**
 * How every process connects: bounded waits, so that a slow or missing database gives an answer in time. `stream`
 * makes the sockets, so that DatabasePulse can cut them.
 */
export function databaseOptions(url: string, poolSize: number, stream?: () => Socket) {
  return {
    type: 'postgres',
    url,
    poolSize,
    applicationName: 'livres-en-partage',
    connectTimeoutMS: 5000,
    synchronize: false,
    logging: false,
    extra: {
      statement_timeout: 15_000,
      idle_in_transaction_session_timeout: 15_000,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      stream,
    },
  } satisfies PostgresDataSourceOptions;
}
