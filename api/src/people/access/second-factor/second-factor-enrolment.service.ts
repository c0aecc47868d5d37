import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { SettingsService } from '../../../core/settings/settings.service.js';
import { Clock } from '../../../platform/clock/clock.js';
import type { CallingStaff } from '../../../platform/http/audience.js';
import { qrCodePath } from '../../../platform/pictures/qr-code-path.js';
import { replaceCodes } from './recovery-code-rows.js';
import { normaliseFactor } from './recovery-codes.js';
import type { RecoveryCodes, SecondFactorEnrolment } from './second-factor.dto.js';
import { SecondFactorRow } from './second-factor.entity.js';
import { secondFactorErrors } from './second-factor.errors.js';
import { enrolFactor } from './second-factor.queries.js';
import { SecondFactorChangesService } from './second-factor-changes.service.js';
import { secondFactorNotices as texts } from './second-factor-notices.content.js';
import { SecondFactorSecretsService } from './second-factor-secrets.service.js';
import { base32, matchingStep, newTotpSecret, totpUri } from './totp.js';

/** How a member of staff puts a second factor in place. */
@Injectable()
export class SecondFactorEnrolmentService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly secrets: SecondFactorSecretsService,
    private readonly changes: SecondFactorChangesService,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /** A new secret for the application, which counts for nothing until it is confirmed; the one before is forgotten. */
  async enrol({ id, name }: CallingStaff): Promise<SecondFactorEnrolment> {
    const secret = newTotpSecret();
    const { sealed_secret, key_id } = await this.secrets.seal(id, secret);
    const enrolled = await enrolFactor.run(this.dataSource, id, sealed_secret, key_id, this.clock.now());
    if (enrolled === 0) throw secondFactorErrors.alreadyEnabled();
    const uri = totpUri(secret, await this.settings.value('site_name'), name);
    return { secret: base32(secret), uri, qr_code: qrCodePath(uri) };
  }

  /** A first code of the application puts the second factor in place. */
  async confirm({ id, name }: CallingStaff, typed: string): Promise<RecoveryCodes> {
    await this.changes.count(id);
    return this.dataSource.transaction(async (tx) => {
      const row = await tx.findOne(SecondFactorRow, {
        where: { staff_id: id },
        lock: { mode: 'pessimistic_write' },
      });
      if (row?.confirmed_at) throw secondFactorErrors.alreadyEnabled();
      const secret = row && (await this.secrets.open(row));
      if (!secret) throw secondFactorErrors.notEnrolling();
      const now = this.clock.now();
      const step = matchingStep(secret, normaliseFactor(typed), now);
      if (step === null) throw secondFactorErrors.refused();
      await tx.update(SecondFactorRow, { staff_id: id }, { confirmed_at: now, last_step: String(step) });
      await this.changes.record(tx, { id, name }, id, true, texts.added(name));
      return replaceCodes(tx, id);
    });
  }
}
