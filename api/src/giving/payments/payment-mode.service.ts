import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Configuration } from '../../platform/config/configuration.js';
import { ContentRevisionService } from '../../platform/database/content-revision.service.js';
import type { PaymentMode } from './payment.contract.js';
import { PaymentProvider } from './payment-provider.js';
import { KNOWN_PROVIDERS } from './payment-providers.service.js';
import { writeMode } from './payments.queries.js';

/**
 * Says to the database, at each start, whether this installation takes real money: from then on its function
 * `is_counted` leaves money of test mode out of every total.
 */
@Injectable()
export class PaymentModeService implements OnApplicationBootstrap {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(KNOWN_PROVIDERS) private readonly providers: readonly PaymentProvider[],
    private readonly configuration: Configuration,
    private readonly revision: ContentRevisionService,
  ) {}

  /** `live` in production, and wherever a provider takes real money. */
  async mode(): Promise<PaymentMode> {
    if (this.configuration.environment === 'production') return 'live';
    for (const provider of this.providers)
      if (
        provider.name !== 'bank_transfer' &&
        provider.mode === 'live' &&
        (await provider.methods()).length > 0
      )
        return 'live';
    return 'test';
  }

  async onApplicationBootstrap(): Promise<void> {
    const mode = await this.mode();
    await this.dataSource.transaction(async (tx) => {
      if ((await writeMode.run(tx, mode)) > 0) await this.revision.raise(tx);
    });
  }
}
