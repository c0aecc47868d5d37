import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export interface LinkCheck {
  url: string;
  /** Null leaves the state as it was. */
  state: 'alive' | 'dead' | null;
  checked_at: Date;
  fault: string;
}

/** Whether the links that scholarships are applied for by still answer. */
@Injectable()
export class ScholarshipLinkStatesService {
  /** Writes a check on every scholarship that has this link, held in their order. */
  async record(tx: EntityManager, { url, state, checked_at, fault }: LinkCheck): Promise<void> {
    await tx.query(
      `WITH held AS (SELECT id FROM scholarships WHERE application_url = $1 ORDER BY id FOR UPDATE)
       UPDATE scholarships SET link_state = coalesce($2, link_state), link_checked_at = $3, link_fault = $4
        FROM held WHERE scholarships.id = held.id AND application_url = $1`,
      [url, state, checked_at, fault],
    );
  }
}
