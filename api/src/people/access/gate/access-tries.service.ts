import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { ACCESS_LIMITS } from '../access.contract.js';
import { AccessTriesRow } from './access-tries.entity.js';
import { beginTry, noteAlert } from './gate.queries.js';
import { MINUTE_MS } from '../../../platform/clock/durations.contract.js';

/** Tries so far apart are not one person's bad luck. */
const FORGIVEN_AFTER_MS = 15 * MINUTE_MS;

/** Three wrong codes of one caller lock it for 30 seconds, whichever process compares them. */
@Injectable()
export class AccessTriesService {
  constructor(
    @InjectRepository(AccessTriesRow) private readonly tries: Repository<AccessTriesRow>,
    private readonly clock: Clock,
  ) {}

  /** For how many seconds nothing of this caller is compared; 0 where it is not locked. */
  async secondsLocked(key: string): Promise<number> {
    const row = await this.tries.findOneBy({ key });
    const left = (row?.locked_until?.getTime() ?? 0) - this.clock.now().getTime();
    return Math.max(0, Math.ceil(left / 1000));
  }

  /**
   * Counts one try before it is compared, so that those made at once are each counted; false where the caller is
   * locked. The third locks at once, and a right code opens again: a process that dies in between leaves a lock.
   */
  async begin(key: string): Promise<boolean> {
    const now = this.clock.now();
    const lock = new Date(now.getTime() + ACCESS_LIMITS.lock_ms);
    const forgiven = new Date(now.getTime() - FORGIVEN_AFTER_MS);
    return (await beginTry.run(this.tries, key, now, lock, forgiven, ACCESS_LIMITS.tries)) > 0;
  }

  async succeeded(key: string): Promise<void> {
    await this.tries.delete({ key });
  }

  /** Whether no alert was sent under `key` for so long (a day at most), in the transaction that sends it. */
  async isFirstWithin(tx: EntityManager, key: string, ms: number): Promise<boolean> {
    const now = this.clock.now();
    return (await noteAlert.run(tx, key, now, new Date(now.getTime() - ms))) > 0;
  }
}
