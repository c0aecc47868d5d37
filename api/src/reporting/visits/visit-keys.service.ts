import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { parisDay } from '../../platform/clock/paris.js';
import { Every } from '../../platform/jobs/job.decorators.js';
import { dropOtherDayKeys, findDayKey, makeDayKey } from './visits.queries.js';

const KEY_BYTES = 32;
const HASH_BYTES = 16;

/** Names visitors for one day of Paris: the key of their hashes is thrown away at midnight, and never leaves here. */
@Injectable()
export class VisitKeysService {
  private held: { day: string; key: Buffer } | null = null;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** What names whoever has this address and browser, today. */
  async visitor(address: string, agent: string): Promise<{ day: string; visitor: Buffer }> {
    const { day, key } = await this.today();
    const hash = createHmac('sha256', key).update(`${address}\n${agent}`).digest();
    return { day, visitor: hash.subarray(0, HASH_BYTES) };
  }

  /** What the forms of a visitor share, and his pages do not: without the key of the day, neither leads to the other. */
  async formsOf(visitor: Buffer): Promise<Buffer> {
    const { key } = await this.today();
    return createHmac('sha256', key).update('forms\n').update(visitor).digest().subarray(0, HASH_BYTES);
  }

  async today(): Promise<{ day: string; key: Buffer }> {
    const day = parisDay(this.clock.now());
    if (this.held?.day === day) return this.held;
    await this.forgetPastKeys();
    await makeDayKey.run(this.database, day, randomBytes(KEY_BYTES));
    const { key } = (await findDayKey.first(this.database, day))!;
    this.held = { day, key };
    return this.held;
  }

  @Every({ name: 'visits.forget-keys', cron: '0 0 * * *' })
  async forgetPastKeys(): Promise<void> {
    const day = parisDay(this.clock.now());
    if (this.held && this.held.day !== day) this.held = null;
    await dropOtherDayKeys.run(this.database, day);
  }
}
