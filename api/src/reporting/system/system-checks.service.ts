import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AccessCheckService } from '../../people/access/access-check.service.js';
import { JobsService } from '../../core/jobs/jobs.service.js';
import { MailDeliveryService } from '../../core/mail/mail-delivery.service.js';
import { StorageCheckService } from '../../content/media/storage-check.service.js';
import { Configuration } from '../../platform/config/configuration.js';
import { connectedRole } from '../../platform/database/app-role.js';
import { inFrench } from '../../platform/database/french-order.js';
import { migrations } from '../../platform/database/migrations/migrations.js';
import { PaymentCheckService } from '../../giving/payments/payment-check.service.js';
import { PaymentComparisonRunsService } from '../../giving/payments/payment-comparison-runs.service.js';
import { SettingsService } from '../../core/settings/settings.service.js';
import type { SystemCheck } from './system.dto.js';
import { systemChecks as texts } from './system-checks.content.js';

type Check = () => Promise<string>;

/** Tries the things that the product stands on, now, and says how each answered. */
@Injectable()
export class SystemChecksService {
  private readonly checks: Record<keyof typeof texts.labels, Check> = {
    database: () => this.database(),
    migrations: () => this.migrations(),
    role: () => this.role(),
    order: () => this.order(),
    jobs: () => this.jobsQueue(),
    access: () => this.access.check(),
    mail: () => this.mail.check(),
    contact: () => this.contact(),
    storage: () => this.storage.check(),
    payments: () => this.payments.check(),
    comparison: () => this.comparisons.check(),
  };

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly access: AccessCheckService,
    private readonly jobs: JobsService,
    private readonly mail: MailDeliveryService,
    private readonly storage: StorageCheckService,
    private readonly payments: PaymentCheckService,
    private readonly comparisons: PaymentComparisonRunsService,
    private readonly settings: SettingsService,
    private readonly configuration: Configuration,
  ) {}

  async all(): Promise<SystemCheck[]> {
    return Promise.all(
      Object.entries(this.checks).map(async ([name, check]) => {
        const start = performance.now();
        const { ok, detail } = await check().then(
          (said) => ({ ok: true, detail: said }),
          (error: unknown) => ({ ok: false, detail: texts.failed(error) }),
        );
        return {
          name,
          label: texts.labels[name as keyof typeof texts.labels],
          ok,
          detail,
          ms: Math.round(performance.now() - start),
        };
      }),
    );
  }

  private async database(): Promise<string> {
    const [row] = await this.dataSource.query<{ version: string; size: number }[]>(
      `SELECT current_setting('server_version') AS version, pg_database_size(current_database()) AS size`,
    );
    return texts.database(row!.version, row!.size);
  }

  private async migrations(): Promise<string> {
    const [row] = await this.dataSource.query<{ count: number }[]>('SELECT count(*) FROM migrations');
    if (row!.count !== migrations.length)
      throw new Error(texts.migrationsMissing(row!.count, migrations.length));
    return texts.migrations(row!.count);
  }

  /** What an intruder could do who makes the api run a statement of theirs. */
  private async role(): Promise<string> {
    const { name, owns } = await connectedRole(this.dataSource);
    if (!owns) return texts.role(name);
    if (this.configuration.environment === 'production') throw new Error(texts.roleOwns(name));
    return texts.roleOwns(name);
  }

  private async order(): Promise<string> {
    const sorted = `SELECT array_agg(word ORDER BY ${inFrench('word')}) AS words FROM unnest($1::text[]) AS word`;
    const words = ['Zoo', 'œuvre', 'Élan', 'eau'];
    const [row] = await this.dataSource.query<{ words: string[] }[]>(sorted, [words]);
    if (row!.words.join() !== 'eau,Élan,œuvre,Zoo') throw new Error(texts.orderMissing);
    return texts.order;
  }

  private async contact(): Promise<string> {
    const address = await this.settings.value('contact_email');
    if (!address) throw new Error(texts.contactMissing);
    return texts.contact(address);
  }

  private async jobsQueue(): Promise<string> {
    const { waiting, failed } = await this.jobs.figures();
    if (failed > 0) throw new Error(texts.jobs(waiting, failed));
    return texts.jobs(waiting, failed);
  }
}
