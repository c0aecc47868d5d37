import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type MemberHappening, OnMemberEvent } from '../../people/members/member-events.service.js';
import { scholarshipCriteria } from '../scholarships/scholarship-criteria.contract.js';
import { ALERT_FREQUENCY_LABELS, ALERT_STATUS_LABELS } from './scholarship-alert.contract.js';
import { ScholarshipAlertRow } from './scholarship-alert.entity.js';
import { deleteDoubles } from './alerts.queries.js';

/** An alert as its owner reads it. */
export interface OwnedAlert {
  criteria: string[];
  frequency: string;
  status: string;
  created_at: string;
  last_sent_at: string | null;
}

/** Makes alerts follow their owner to a new address. */
@Injectable()
export class AlertOwnersService {
  /** Every alert that goes to this address (in lower case), newest first, in French. */
  async alertsOf(tx: EntityManager, email: string): Promise<OwnedAlert[]> {
    const rows = await tx.find(ScholarshipAlertRow, { where: { email }, order: { created_at: 'DESC' } });
    return rows.map(({ filters, frequency, status, created_at, last_sent_at }) => ({
      criteria: scholarshipCriteria(filters),
      frequency: ALERT_FREQUENCY_LABELS[frequency],
      status: ALERT_STATUS_LABELS[status],
      created_at: created_at.toISOString(),
      last_sent_at: last_sent_at?.toISOString() ?? null,
    }));
  }

  @OnMemberEvent()
  async follow(tx: EntityManager, happening: MemberHappening): Promise<void> {
    if (happening.kind === 'email_changed') await this.move(tx, happening.from, happening.to);
  }

  /** Of one search that both addresses follow, the one that runs stays: the old address's where both do. */
  private async move(tx: EntityManager, from: string, to: string): Promise<void> {
    await deleteDoubles.run(tx, from, to);
    await tx.update(ScholarshipAlertRow, { email: from }, { email: to });
  }
}
