import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { ChecksSystem } from '../../platform/system-checks/system-check.decorator.js';
import { accessCheck as texts } from './access-check.content.js';
import { ACCESS_LIMITS } from './access.contract.js';
import { crowdedMinutes, STRANGERS_KEY } from './gate/strangers.queries.js';
import { SecondFactorSecretsService } from './second-factor/second-factor-secrets.service.js';
import { HOUR_MS } from '../../platform/clock/durations.contract.js';

@Injectable()
export class AccessCheckService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly secrets: SecondFactorSecretsService,
    private readonly clock: Clock,
  ) {}

  /** Says in French that the gate is calm; throws where codes are tried by the hundred, or second factors cannot be read. */
  @ChecksSystem('access')
  async check(): Promise<string> {
    const unreadable = await this.secrets.unreadable();
    const hourAgo = new Date(this.clock.now().getTime() - HOUR_MS);
    const { since, attempts } = await crowdedMinutes.one(
      this.dataSource,
      STRANGERS_KEY,
      ACCESS_LIMITS.strangers_per_minute,
      hourAgo,
    );
    const faults = [
      ...(unreadable > 0 ? [texts.unreadable(unreadable)] : []),
      ...(since ? [texts.crowded(since, attempts)] : []),
    ];
    if (faults.length > 0) throw new Error(faults.join('. '));
    return texts.well;
  }
}
