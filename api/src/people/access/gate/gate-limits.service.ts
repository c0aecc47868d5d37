import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import { AttemptLimitService } from '../../../platform/attempts/attempt-limit.service.js';
import { MetricsRegistry } from '../../../platform/http/metrics.module.js';
import { ACCESS_LIMITS } from '../access.contract.js';
import { accessErrors } from '../access.errors.js';
import { AccessTriesService } from './access-tries.service.js';
import { type Caller, CallersService } from './callers.service.js';
import { ComparisonSlots } from './comparison-slots.js';
import type { Visitor } from './device-cookie.js';
import { GateAlertsService } from './gate-alerts.service.js';
import { STRANGERS_KEY } from './strangers.queries.js';
import { MINUTE_MS } from '../../../platform/clock/durations.contract.js';

/** How often codes may be compared: few at once, few for one caller, and of strangers few in all. */
@Injectable()
export class GateLimitsService {
  private readonly slots = new ComparisonSlots();
  private readonly outcomes: Counter;

  constructor(
    private readonly callers: CallersService,
    private readonly attempts: AttemptLimitService,
    private readonly tries: AccessTriesService,
    private readonly alerts: GateAlertsService,
    { registry }: MetricsRegistry,
  ) {
    this.outcomes = new Counter({
      name: 'access_attempts_total',
      help: 'Codes tried at the gate of the panel, by outcome, from known devices and addresses or from strangers',
      labelNames: ['caller', 'outcome'],
      registers: [registry],
    });
  }

  /** Compares a code with that of `staffId`; refuses with 429 past the limits of whoever calls, without comparing. */
  async compare(visitor: Visitor, staffId: number | null, isRight: () => Promise<boolean>): Promise<boolean> {
    const caller = await this.callers.recognise(visitor, staffId);
    return this.slots.inTurn(caller.key, async () => {
      await this.admit(caller);
      const right = await this.slots.compare(caller.isKnown, isRight);
      if (right) await this.tries.succeeded(caller.key);
      this.count(caller, right ? 'right' : 'wrong');
      return right;
    });
  }

  private async admit(caller: Caller): Promise<void> {
    const locked = await this.tries.secondsLocked(caller.key);
    if (locked > 0) throw this.refused(caller, 'locked', accessErrors.locked(locked));
    await this.attempts.count(`access:${caller.key}`, ACCESS_LIMITS.attempts_per_minute);
    if (!caller.isKnown) await this.admitStranger(caller);
    if (!(await this.tries.begin(caller.key)))
      throw this.refused(caller, 'locked', accessErrors.locked(ACCESS_LIMITS.lock_ms / 1000));
  }

  private async admitStranger(caller: Caller): Promise<void> {
    if (await this.attempts.allows(STRANGERS_KEY, ACCESS_LIMITS.strangers_per_minute)) return;
    await this.alerts.crowded();
    const seconds = this.attempts.secondsLeft(MINUTE_MS);
    throw this.refused(caller, 'crowded', accessErrors.crowded(seconds));
  }

  private refused<T extends Error>(caller: Caller, outcome: 'locked' | 'crowded', refusal: T): T {
    this.count(caller, outcome);
    return refusal;
  }

  private count({ isKnown }: Caller, outcome: 'right' | 'wrong' | 'locked' | 'crowded'): void {
    this.outcomes.inc({ caller: isKnown ? 'known' : 'stranger', outcome });
  }
}
