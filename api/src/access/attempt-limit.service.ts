import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Clock } from '../platform/clock/clock.js';
import { platformErrors } from '../platform/errors/platform.errors.js';

const WINDOW_MS = 60_000;

/**
 * Counts attempts in the database, so that the limit holds across processes, pages and restarts, and so that
 * attempts made at once are each counted before any is compared.
 */
@Injectable()
export class AttemptLimitService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Counts one attempt under `key`; refuses with 429 past `most` in the running minute. */
  async count(key: string, most: number): Promise<void> {
    const now = this.clock.now().getTime();
    const window = new Date(now - (now % WINDOW_MS));
    const [row] = await this.dataSource.query<{ attempts: number }[]>(
      `INSERT INTO attempts (key, window_start, attempts) VALUES ($1, $2, 1)
       ON CONFLICT (key, window_start) DO UPDATE SET attempts = attempts.attempts + 1 RETURNING attempts`,
      [key, window],
    );
    if ((row?.attempts ?? 0) > most)
      throw platformErrors.tooMany(Math.ceil((WINDOW_MS - (now % WINDOW_MS)) / 1000));
  }

  /** Forgets the windows that are over. */
  async forgetOld(): Promise<void> {
    await this.dataSource.query('DELETE FROM attempts WHERE window_start < $1', [
      new Date(this.clock.now().getTime() - 60 * WINDOW_MS),
    ]);
  }
}
