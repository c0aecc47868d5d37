import { Injectable } from '@nestjs/common';
import { StaffService } from '../../people/access/staff.service.js';
import { PickupTransactionsService } from './pickup-transactions.service.js';
import { pickupErrors } from './pickup.errors.js';

/** Who fetches donations: staff, by their number or name, and volunteers, by name. */
@Injectable()
export class PickupAssigneesService {
  constructor(
    private readonly staff: StaffService,
    private readonly transactions: PickupTransactionsService,
  ) {}

  /** The name that a pick-up is given to; null for nobody's. A number that is nobody's is refused (400). */
  async nameOf(given: string | number | null | undefined): Promise<string | null> {
    if (typeof given !== 'number') return given?.trim() || null;
    const member = (await this.staff.holders()).find(({ id }) => id === given);
    if (!member)
      throw pickupErrors.invalid({
        assigned_to: 'Cette personne n’est pas, ou plus, de l’équipe.',
      });
    return member.name;
  }

  /** Names to choose from: who fetched something, the last ones first, then staff. */
  async list(): Promise<string[]> {
    const staff = await this.staff.holders();
    return [...new Set([...(await this.transactions.assignees()), ...staff.map(({ name }) => name)])];
  }
}
