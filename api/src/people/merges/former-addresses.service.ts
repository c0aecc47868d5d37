import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { KnowsMovedDonors } from '../../giving/donor-admin/moved-donors.service.js';
import { type MemberHappening, OnMemberEvent } from '../members/member-events.service.js';
import { followKept, formerAddresses, keptAddress, keptDonor } from './people.queries.js';

/** The addresses of people who were merged. They are in lower case. */
@Injectable()
export class FormerAddressesService {
  /** Those that a person had before. */
  async of(tx: EntityManager, email: string): Promise<string[]> {
    return (await formerAddresses.all(tx, email)).map(({ absorbed_email }) => absorbed_email);
  }

  /** Where the person went who had this one; null where nobody was merged from it. */
  async keptInstead(tx: EntityManager, email: string): Promise<string | null> {
    return (await keptAddress.first(tx, email))?.kept_email ?? null;
  }

  /** The same by their number as a donor. */
  @KnowsMovedDonors()
  async keptDonor(tx: EntityManager, id: string): Promise<string | null> {
    return (await keptDonor.first(tx, id))?.id ?? null;
  }

  @OnMemberEvent()
  async follow(tx: EntityManager, happening: MemberHappening): Promise<void> {
    if (happening.kind !== 'email_changed') return;
    await followKept.run(tx, happening.from, happening.to);
  }
}
