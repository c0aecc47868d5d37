import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { type DataSource, IsNull, Repository } from 'typeorm';
import { AttemptLimitService } from '../platform/attempts/attempt-limit.service.js';
import { Clock } from '../platform/clock/clock.js';
import { Configuration } from '../platform/config/configuration.js';
import { accessErrors } from './access.errors.js';
import { codeMatches, codeSelector, hashCode, normaliseCode } from './access-code.js';
import { ACCESS_LIMITS, type AccessGranted } from './access.contract.js';
import { SessionsService } from './sessions.service.js';
import { StaffRow } from './staff.entity.js';

/** Attempts from all addresses together, so that many addresses gain nothing. */
const ATTEMPTS_OVERALL_PER_MINUTE = 100;
const FIRST_ADMINISTRATOR_LOCK = 724_002;

/** The gate: codes in, sessions out. */
@Injectable()
export class AccessService implements OnModuleInit {
  constructor(
    @InjectRepository(StaffRow) private readonly staff: Repository<StaffRow>,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly attempts: AttemptLimitService,
    private readonly sessions: SessionsService,
    private readonly configuration: Configuration,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): Promise<void> {
    return this.installFirstAdministrator();
  }

  /** Opens a session for whoever holds `typed`; refuses with 401, or 429 past the limits. */
  async enter(typed: string, address: string): Promise<AccessGranted> {
    await this.attempts.count(`access:${this.attempts.disguise(address)}`, ACCESS_LIMITS.attempts_per_minute);
    await this.attempts.count('access', ATTEMPTS_OVERALL_PER_MINUTE);
    const staff = await this.holderOf(normaliseCode(typed));
    if (!staff) throw accessErrors.wrongCode();
    const { token, expires_at } = await this.sessions.open(staff);
    await this.staff.update({ id: staff.id }, { last_seen_at: this.clock.now(), version: () => 'version' });
    return { token, expires_at: expires_at.toISOString(), staff: { name: staff.name, roles: staff.roles } };
  }

  /** One comparison whatever was typed, so that the time of an answer tells nothing. */
  private async holderOf(code: string): Promise<StaffRow | null> {
    const selector = codeSelector(code);
    const issued = selector
      ? await this.staff.findOneBy({ code_selector: selector, revoked_at: IsNull() })
      : null;
    const candidate = issued ?? (await this.firstAdministrator());
    return candidate && (await codeMatches(candidate.code_hash, code)) ? candidate : null;
  }

  private firstAdministrator(): Promise<StaffRow | null> {
    return this.staff.findOneBy({ code_selector: IsNull() });
  }

  /** The code of the configuration is the first administrator's; when it changes, sessions opened with the old one end. */
  private async installFirstAdministrator(): Promise<void> {
    const code = normaliseCode(this.configuration.adminAccessCode);
    await this.dataSource.transaction(async (tx) => {
      await tx.query('SELECT pg_advisory_xact_lock($1)', [FIRST_ADMINISTRATOR_LOCK]);
      const known = await tx.findOneBy(StaffRow, { code_selector: IsNull() });
      if (known && (await codeMatches(known.code_hash, code))) return;
      const code_hash = await hashCode(code);
      if (known) {
        await tx.update(StaffRow, { id: known.id }, { code_hash });
        await this.sessions.closeAll(tx, known.id);
      } else {
        const first = {
          name: 'Première administratrice',
          roles: ['administrateur' as const],
          code_selector: null,
        };
        await tx.insert(StaffRow, { ...first, code_hash, created_at: this.clock.now() });
      }
    });
  }
}
