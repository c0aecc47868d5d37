import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { toMajorUnits } from '../../platform/money/money.contract.js';
import { dueAt } from './registration-rows.service.js';
import type { RegistrationAmounts, RegistrationProgress } from './registration.dto.js';
import type { EventRegistrationRow } from './registration.entity.js';
import { priceOfSome, totalOf } from './registration.rules.js';
import { SeatsService } from './seats/seats.service.js';

/** Where registrations stand, as their answers say it. */
@Injectable()
export class RegistrationProgressService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly seats: SeatsService,
  ) {}

  async of(
    row: EventRegistrationRow,
    tx: EntityManager = this.dataSource.manager,
  ): Promise<RegistrationProgress> {
    return {
      registration_id: row.id,
      reference: row.reference,
      status: row.status,
      seats: row.seats,
      ...amountsOf(row),
      requires_payment: totalOf(row) > 0,
      is_paid: row.paid_at !== null,
      due: toMajorUnits(row.due_amount, row.currency),
      expires_at: dueAt(row)?.toISOString() ?? null,
      is_offered: row.offered_until !== null,
      ...offerOf(row),
      waiting_position: await this.seats.waitingPosition(tx, row),
    };
  }
}

/** What is offered of the seats that were asked for, and what it costs with the gift on top; major units. */
function offerOf(row: EventRegistrationRow): Pick<RegistrationProgress, 'offered_seats' | 'offered_total'> {
  const { offered_seats, donation_amount, currency } = row;
  if (offered_seats === null) return { offered_seats: null, offered_total: null };
  const { ticket_amount } = priceOfSome(row, offered_seats);
  return { offered_seats, offered_total: toMajorUnits(ticket_amount + donation_amount, currency) };
}

type Priced = Pick<
  EventRegistrationRow,
  'unit_price' | 'discount' | 'ticket_amount' | 'donation_amount' | 'currency'
>;

/** Major units of the registration's currency. */
export function amountsOf(row: Priced): RegistrationAmounts {
  const { currency } = row;
  const major = (amount: number) => toMajorUnits(amount, currency);
  return {
    unit_price: major(row.unit_price),
    discount: major(row.discount),
    amount: major(row.ticket_amount),
    donation_amount: major(row.donation_amount),
    total: major(totalOf(row)),
    currency,
  };
}
