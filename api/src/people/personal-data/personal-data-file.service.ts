import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import type { PersonalDataDescription } from '../../platform/personal-data/personal-data-source.js';
import { SettingsService } from '../../core/settings/settings.service.js';
import { elsewhere, LEGAL_BASIS_LABELS } from './personal-data.content.js';
import { PersonalDataSourcesService, tableOf, toldDurations } from './personal-data-sources.service.js';
import { RecipientsService } from './recipients.service.js';
import type { DisclosedKind, DisclosedTable, PersonalDataFile } from './personal-data.dto.js';

/** Everything that is held of a person, for themself (articles 15 and 20 of the GDPR). */
@Injectable()
export class PersonalDataFileService {
  constructor(
    private readonly sources: PersonalDataSourcesService,
    private readonly recipients: RecipientsService,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /** `email` is in lower case. */
  async of(tx: EntityManager, email: string): Promise<PersonalDataFile> {
    const values = await this.settings.values(tx);
    const names = await this.recipients.names(values);
    const kinds: DisclosedKind[] = [];
    for (const { description } of this.sources.all()) {
      const tables = await toldTables(tx, description, email);
      const { kind, label, purpose, legal_basis, retention, recipients } = description;
      if (tables.length > 0)
        kinds.push({
          kind,
          label,
          purpose,
          legal_basis: LEGAL_BASIS_LABELS[legal_basis],
          tables,
          retention: toldDurations(retention).map(({ what, period }) => `${what} : ${period}`),
          recipients: recipients.flatMap((recipient) => names[recipient]),
        });
    }
    const providers = await this.recipients.providers();
    return {
      made_at: this.clock.now().toISOString(),
      email,
      association: values.legal_name || values.site_name,
      kinds: kinds.toSorted((a, b) => a.label.localeCompare(b.label, 'fr')),
      elsewhere: providers.flatMap((provider) => elsewhere[provider] ?? []),
    };
  }
}

async function toldTables(
  tx: EntityManager,
  { tables }: PersonalDataDescription,
  email: string,
): Promise<DisclosedTable[]> {
  const told: DisclosedTable[] = [];
  for (const [key, { label, of, columns, kept }] of Object.entries(tables)) {
    const selected = Object.keys(columns).map((column) => `held."${column}"`);
    const rows = await tx.query<Record<string, unknown>[]>(
      `SELECT ${selected.join(', ')} FROM ${tableOf(key)} held WHERE (${of})`,
      [email],
    );
    if (rows.length === 0) continue;
    const records = rows.map((row) =>
      Object.fromEntries(
        Object.entries(row)
          .filter(([, value]) => value !== null && value !== '')
          .map(([column, value]) => [columns[column]!, value]),
      ),
    );
    told.push({ table: tableOf(key), label, records, kept: kept?.reason ?? null });
  }
  return told;
}
