import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import { MailService } from '../../core/mail/mail.service.js';
import { ErasureObstaclesService } from './erasure-obstacles.service.js';
import { ErasureProofsService } from './erasure-proofs.service.js';
import { ErasureService } from './erasure.service.js';
import { erasedEmail } from './personal-data.content.js';
import { personalDataErrors } from './personal-data.errors.js';
import { inLowerCase } from './personal-data-sources.service.js';
import type { ErasureInput, ErasureOutcome } from './personal-data.dto.js';

type Staff = Author & { id: number };

/** What administrators do for a person who asks, with or without an account. */
@Injectable()
export class PersonalDataRequestsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly obstacles: ErasureObstaclesService,
    private readonly erasure: ErasureService,
    private readonly proofs: ErasureProofsService,
    private readonly mail: MailService,
  ) {}

  async lowerCase(typed: string): Promise<string> {
    return inLowerCase(this.dataSource.manager, typed);
  }

  /** Erases, and writes to the person a last time what stays; asked again it finds nothing and writes nothing. */
  async erase(input: ErasureInput, staff: Staff): Promise<ErasureOutcome> {
    const email = await inLowerCase(this.dataSource.manager, input.email);
    if (input.proof === 'link' && !(await this.proofs.provenAt(this.dataSource.manager, email)))
      throw personalDataErrors.notProven();
    if (input.stops_recurring) await this.obstacles.end(email, staff);
    const { proof, reason } = input;
    return this.dataSource.transaction(async (tx) => {
      const outcome = await this.erasure.erase(tx, { email, by: staff, proof, reason });
      if (outcome.erased > 0) await this.sendConfirmation(tx, email, outcome);
      return outcome;
    });
  }

  private async sendConfirmation(tx: EntityManager, email: string, { kinds }: ErasureOutcome): Promise<void> {
    const reasons = kinds.flatMap(({ kept }) => kept.map(({ label, reason }) => `${label} : ${reason}`));
    await this.mail.send(tx, { to: email, automatic: true, ...erasedEmail([...new Set(reasons)]) });
  }
}
