import { readFile, stat } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import type { PersonalDataDescription } from '../../platform/personal-data/personal-data-source.js';
import { toCsv } from '../../platform/http/spreadsheet.js';
import { SettingsService } from '../../core/settings/settings.service.js';
import {
  LEGAL_BASIS_LABELS,
  SECURITY_MEASURES,
  MISSING_LABELS,
  NO_RETENTION,
  RECORD_COLUMNS,
} from './personal-data.content.js';
import { PersonalDataSourcesService, toldDurations } from './personal-data-sources.service.js';
import { RecipientsService } from './recipients.service.js';
import type { SettingValues } from '../../core/settings/setting-values.dto.js';
import type { PrivacyPolicy, ProcessingActivity, ProcessingRecord } from './personal-data.dto.js';

const MANIFEST = new URL('../../../../package.json', import.meta.url);
const SEPARATOR = ' ; ';

/** What the association does with personal data, declared by the code that does it: the privacy page and the record of article 30. */
@Injectable()
export class ProcessingRecordService {
  constructor(
    private readonly sources: PersonalDataSourcesService,
    private readonly recipients: RecipientsService,
    private readonly settings: SettingsService,
  ) {}

  async policy(): Promise<PrivacyPolicy> {
    const values = await this.settings.values();
    const descriptions = this.sources.all().map(({ description }) => description);
    const activities: ProcessingActivity[] = [];
    for (const description of descriptions) activities.push(await this.activity(values, description));
    const used = new Set(descriptions.flatMap(({ recipients }) => recipients));
    return {
      controller: controllerIn(values),
      activities: activities.toSorted((a, b) => a.label.localeCompare(b.label, 'fr')),
      recipients: await this.recipients.of(values, used),
    };
  }

  async record(): Promise<ProcessingRecord> {
    const { version } = JSON.parse(await readFile(MANIFEST, 'utf8')) as { version: string };
    const { mtime } = await stat(new URL(import.meta.url));
    const released_at = mtime.toISOString();
    return { ...(await this.policy()), version, released_at, security: [...SECURITY_MEASURES] };
  }

  async spreadsheet(): Promise<string> {
    const { activities, security } = await this.record();
    return toCsv(
      RECORD_COLUMNS,
      activities.map(({ label, purpose, legal_basis_label, people, retention, ...lists }) => ({
        label,
        purpose,
        legal_basis: legal_basis_label,
        people,
        data: lists.data.join(', '),
        recipients: lists.recipients.join(SEPARATOR),
        transfers: lists.transfers.join(SEPARATOR),
        retention: retention.map(({ what, period }) => `${what} : ${period}`).join(SEPARATOR),
        kept: lists.kept.join(SEPARATOR),
        security: security.join(SEPARATOR),
      })),
    );
  }

  private async activity(
    values: SettingValues,
    description: PersonalDataDescription,
  ): Promise<ProcessingActivity> {
    const {
      kind,
      label,
      purpose,
      legal_basis,
      people,
      recipients,
      retention,
      tables,
      unnamed = [],
    } = description;
    const names = await this.recipients.names(values);
    const held = Object.values(tables);
    const rules = toldDurations(retention);
    return {
      kind,
      label,
      purpose,
      legal_basis,
      people,
      legal_basis_label: LEGAL_BASIS_LABELS[legal_basis],
      data: [
        ...held.map(({ label: rows, columns }) => `${rows} (${inList(Object.values(columns))})`),
        ...unnamed,
      ],
      recipients: recipients.flatMap((recipient) => names[recipient]),
      transfers: await this.recipients.transfers(values, recipients),
      retention:
        rules.length > 0
          ? rules
          : [
              {
                what: label,
                period: NO_RETENTION,
                job: '',
              },
            ],
      kept: [...new Set(held.flatMap(({ kept }) => kept?.reason ?? []))],
    };
  }
}

/** « nom, adresse e-mail, SIREN ». */
function inList(names: readonly string[]): string {
  const small = names.map((name) =>
    /^[A-Z]{2}/.test(name) ? name : `${name.charAt(0).toLowerCase()}${name.slice(1)}`,
  );
  return small.join(', ');
}

function controllerIn(values: SettingValues): PrivacyPolicy['controller'] {
  const { legal_name, legal_siren, legal_rna, legal_street, legal_postal_code, legal_city } = values;
  const town = [legal_postal_code, legal_city].filter(Boolean).join(' ');
  const address = [legal_street, town].filter(Boolean).join(', ');
  const isMissing = {
    legal_name: !legal_name,
    address: !legal_street || !legal_city,
    number: !legal_siren && !legal_rna,
    contact_email: !values.contact_email,
  };
  return {
    name: legal_name || values.site_name,
    address,
    siren: legal_siren,
    rna: legal_rna,
    email: values.contact_email,
    phone: values.contact_phone,
    missing: Object.entries(MISSING_LABELS)
      .filter(([key]) => isMissing[key as keyof typeof isMissing])
      .map(([, label]) => label),
  };
}
