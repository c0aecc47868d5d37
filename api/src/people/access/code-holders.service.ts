import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { type DataSource, IsNull, Repository } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Configuration } from '../../platform/config/configuration.js';
import { lockNumber } from '../../platform/database/locks.queries.js';
import { codeMatches, codeSelector, hashCode, normaliseCode } from './access-code.js';
import { SessionsService } from './sessions.service.js';
import { StaffRow } from './staff.entity.js';

const FIRST_ADMINISTRATOR_LOCK = 724_002;

/** Whose a code may be; the first administrator, whose code the configuration says, is there from the first start. */
@Injectable()
export class CodeHoldersService implements OnModuleInit {
  constructor(
    @InjectRepository(StaffRow) private readonly staff: Repository<StaffRow>,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly sessions: SessionsService,
    private readonly configuration: Configuration,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): Promise<void> {
    return this.installFirstAdministrator();
  }

  /** Somebody whatever was typed: each try is one comparison, so that the time of an answer reveals nothing. */
  async possibleHolderOf(code: string): Promise<StaffRow | null> {
    const selector = codeSelector(code);
    const issued = selector
      ? await this.staff.findOneBy({ code_selector: selector, revoked_at: IsNull() })
      : null;
    return issued ?? this.firstAdministrator();
  }

  private firstAdministrator(): Promise<StaffRow | null> {
    return this.staff.findOneBy({ code_selector: IsNull() });
  }

  /** The code of the configuration is the first administrator's; when it changes, sessions opened with the old one end. */
  private async installFirstAdministrator(): Promise<void> {
    const code = normaliseCode(this.configuration.adminAccessCode);
    await this.dataSource.transaction(async (tx) => {
      await lockNumber.run(tx, FIRST_ADMINISTRATOR_LOCK);
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
