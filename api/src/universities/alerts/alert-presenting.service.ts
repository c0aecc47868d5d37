import { Injectable } from '@nestjs/common';
import { emailHint } from '../../platform/http/mail-hint.js';
import { ScholarshipsService } from '../scholarships/scholarships.service.js';
import type { ScholarshipAlert } from './scholarship-alert.dto.js';
import type { ScholarshipAlertRow } from './scholarship-alert.entity.js';

/** Alerts as their owner reads them, with how many open scholarships each finds today. */
@Injectable()
export class AlertPresentingService {
  constructor(private readonly scholarships: ScholarshipsService) {}

  async present(row: ScholarshipAlertRow): Promise<ScholarshipAlert> {
    const { id, status, frequency, filters } = row;
    return {
      id,
      status,
      frequency,
      filters,
      email_hint: emailHint(row.email),
      matches: await this.scholarships.count(filters),
      last_sent_at: row.last_sent_at?.toISOString() ?? null,
      created_at: row.created_at.toISOString(),
    };
  }
}
