import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { Configuration } from '../config/configuration.js';
import { platformErrors } from '../errors/platform.errors.js';
import { databaseOptions } from './database-options.js';
import { DatabasePulse } from './database-pulse.js';

const CONNECTIONS = 3;
export const ANALYSIS_WITHIN_MS = 5_000;
const QUERY_CANCELED = '57014';
/** pg-pool says so, without a code. */
const NO_CONNECTION = 'timeout exceeded when trying to connect';

/**
 * What analyses read by: a few connections of their own, so that however many ask, a gift never waits for one. They are
 * made when first needed. A statement gets 5 seconds, times PATIENCE, and so does the wait for a connection.
 */
@Injectable()
export class AnalysisDatabase implements OnApplicationShutdown {
  private readonly logger = new Logger('AnalysisDatabase');
  private readonly pool: pg.Pool;

  constructor({ databaseUrl, patience }: Configuration, pulse: DatabasePulse) {
    const { extra } = databaseOptions(databaseUrl, CONNECTIONS, { patience, stream: () => pulse.socket() });
    this.pool = new pg.Pool({
      ...extra,
      connectionString: databaseUrl,
      application_name: 'livres-en-partage-analyses',
      max: CONNECTIONS,
      statement_timeout: ANALYSIS_WITHIN_MS * patience,
      connectionTimeoutMillis: ANALYSIS_WITHIN_MS * patience,
    });
    // A connection that is cut while nobody uses it is no failure of anybody.
    this.pool.on('error', (error) => this.logger.warn(error.message));
  }

  /** As that of an `EntityManager`, for what only reads. */
  async query<Rows>(text: string, values?: unknown[]): Promise<Rows> {
    try {
      const { rows } = await this.pool.query(text, values);
      return rows as Rows;
    } catch (error) {
      throw isTooLong(error) ? platformErrors.analysisTooLong() : error;
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}

const isTooLong = (error: unknown): boolean =>
  error instanceof Error &&
  ((error as { code?: unknown }).code === QUERY_CANCELED || error.message === NO_CONNECTION);
