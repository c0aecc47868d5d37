import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, Repository } from 'typeorm';
import { Configuration } from '../../../platform/config/configuration.js';
import { SecondFactorRow } from './second-factor.entity.js';
import { seal, sealKey, type SealKey, unseal } from '../../../platform/secrets/secret-seal.js';

const PURPOSE = 'second factor';

/**
 * The secrets of second factors, sealed under a key derived from ADMIN_ACCESS_CODE. Where that code changes, the former
 * one in PREVIOUS_ADMIN_ACCESS_CODE lets a start seal them anew; without it recovery codes still work, and staff are notified.
 */
@Injectable()
export class SecondFactorSecretsService implements OnApplicationBootstrap {
  private readonly logger = new Logger('Access');
  private derived: Promise<SealKey> | undefined;

  constructor(
    @InjectRepository(SecondFactorRow) private readonly factors: Repository<SecondFactorRow>,
    private readonly configuration: Configuration,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!(await this.factors.exists())) return;
    const { previousAdminAccessCode } = this.configuration;
    if (previousAdminAccessCode) await this.sealAnew(await sealKey(previousAdminAccessCode, PURPOSE));
    const lost = await this.unreadable();
    if (lost > 0)
      this.logger.error(
        `${lost} second factors cannot be read: ADMIN_ACCESS_CODE changed. Give the former one in PREVIOUS_ADMIN_ACCESS_CODE and start again`,
      );
  }

  async seal(staffId: number, secret: Buffer): Promise<{ sealed_secret: string; key_id: string }> {
    const key = await this.key();
    return { sealed_secret: seal(key, staffId, secret), key_id: key.id };
  }

  /** Null where the key that sealed it is gone. */
  async open({ staff_id, sealed_secret, key_id }: SecondFactorRow): Promise<Buffer | null> {
    const key = await this.key();
    return key.id === key_id ? unseal(key, staff_id, sealed_secret) : null;
  }

  /** How many second factors only their recovery codes still open. */
  async unreadable(): Promise<number> {
    if (!(await this.factors.exists())) return 0;
    return this.factors.countBy({ key_id: Not((await this.key()).id), confirmed_at: Not(IsNull()) });
  }

  private async sealAnew(former: SealKey): Promise<void> {
    for (const row of await this.factors.findBy({ key_id: former.id })) {
      const secret = unseal(former, row.staff_id, row.sealed_secret);
      const { staff_id, sealed_secret } = row;
      if (secret) await this.factors.update({ staff_id, sealed_secret }, await this.seal(staff_id, secret));
    }
  }

  private key(): Promise<SealKey> {
    this.derived ??= sealKey(this.configuration.adminAccessCode, PURPOSE);
    return this.derived;
  }
}
