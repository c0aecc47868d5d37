import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import { InputPipe } from '../../platform/http/input.pipe.js';
import { PhysicalDonationCampaignsService } from './physical-donation-campaigns.service.js';
import { PhysicalDonationHistoryService } from './physical-donation-history.service.js';
import { SentCodesService } from './sent-codes.service.js';
import { PhysicalDonationEmailsService } from './physical-donation-emails.service.js';
import { PhysicalDonationLinksService } from './physical-donation-links.service.js';
import { FORM_FIELD_LABELS, timelineTexts } from './physical-donation-timeline.content.js';
import { PhysicalDonationInput } from './physical-donation.dto.js';
import type { PhysicalDonationRow } from './physical-donation.entity.js';
import { physicalDonationErrors } from './physical-donation.errors.js';
import { columnsOf, type FormField } from './physical-donation.rules.js';

const FORM_FIELDS = Object.keys(FORM_FIELD_LABELS) as FormField[];

/** How administrators correct what a donor entered. */
@Injectable()
export class PhysicalDonationEditsService {
  private readonly forms = new InputPipe();

  constructor(
    private readonly campaigns: PhysicalDonationCampaignsService,
    private readonly codes: SentCodesService,
    private readonly links: PhysicalDonationLinksService,
    private readonly emails: PhysicalDonationEmailsService,
    private readonly history: PhysicalDonationHistoryService,
  ) {}

  /** Keeps to the same rules as the donor's own form; a donation that is over changes no more. */
  async apply(
    tx: EntityManager,
    donation: PhysicalDonationRow,
    said: Partial<PhysicalDonationInput>,
    by: Author,
  ): Promise<void> {
    const { status } = donation;
    if (status === 'completed' || status === 'cancelled') throw physicalDonationErrors.closed(status);
    const before = { ...donation };
    const form = await this.checked({ ...formOf(donation), ...given(said) });
    if (form.campaign_id !== before.campaign_id || form.donation_type !== before.donation_type)
      await this.campaigns.assertTakes(tx, form.campaign_id, form.donation_type);
    const now = plain(columnsOf(form));
    const changed = FORM_FIELDS.filter((field) => !isDeepStrictEqual(now[field], before[field]));
    if (changed.length === 0) return;
    for (const field of changed) Object.assign(donation, { [field]: now[field] });
    const entry = { kind: 'changed', text: timelineTexts.changed(changed) } as const;
    await this.history.save(tx, donation, { by, before, entry });
    if (donation.email.toLowerCase() !== before.email.toLowerCase()) await this.writeElsewhere(tx, donation);
  }

  /** What was sent to the address before is someone else's to read: it opens nothing any more. */
  private async writeElsewhere(tx: EntityManager, donation: PhysicalDonationRow): Promise<void> {
    await this.links.closeAll(tx, donation.id);
    if (donation.status !== 'pending_validation') return this.emails.newAddress(tx, donation);
    await this.codes.sendElsewhere(tx, donation);
  }

  private async checked(form: object): Promise<PhysicalDonationInput> {
    const metatype = PhysicalDonationInput;
    return (await this.forms.transform(form, { type: 'body', metatype })) as PhysicalDonationInput;
  }
}

/** What the record holds, as a form: a field that is left out stays as it is. */
function formOf(donation: PhysicalDonationRow): Partial<PhysicalDonationInput> {
  return Object.fromEntries(FORM_FIELDS.map((field) => [field, donation[field]]));
}

function given(said: object): object {
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
}

/** As it comes back from the database: no classes, nothing undefined. */
function plain(columns: object): Record<string, unknown> {
  return JSON.parse(JSON.stringify(columns)) as Record<string, unknown>;
}
