import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Author } from '../src/core/audit/audit-log.service.js';
import type { EntryKind } from '../src/giving/ledger/ledger.service.js';
import { LedgerService } from '../src/giving/ledger/ledger.service.js';
import { TicketsService } from '../src/events/tickets/tickets.service.js';
import { priceOfSeats } from '../src/events/registrations/registration.contract.js';
import { EventRegistrationEntryRow } from '../src/events/registrations/registration-entry.entity.js';
import { EventRegistrationRow } from '../src/events/registrations/registration.entity.js';
import { momentsOf, newReference } from '../src/events/registrations/registration.rules.js';
import { timelineTexts } from '../src/events/registrations/registration-timeline.content.js';
import { EventRegistrationRefundRow } from '../src/events/registrations/settlement/registration-refund.entity.js';
import { EventCodeRow } from '../src/events/codes/event-code.entity.js';
import { EventRow } from '../src/events/events/event.entity.js';
import { Clock } from '../src/platform/clock/clock.js';
import { DAY_MS, HOUR_MS } from '../src/platform/clock/durations.contract.js';
import type { DemoRegistration } from './registrations/demo-registration.js';
import { DEMO_CODES, DEMO_REGISTRATIONS } from './registrations/registrations.content.js';

/** Registrations to two events of the demonstration, in every state; written as they stand, so that no email leaves. */
@Injectable()
export class DemoRegistrationsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly tickets: TicketsService,
    private readonly ledger: LedgerService,
    private readonly clock: Clock,
  ) {}

  async make(author: Author): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const slugs = [...DEMO_CODES, ...DEMO_REGISTRATIONS].map(({ event }) => event);
      const events = new Map<string, EventRow>();
      for (const slug of new Set(slugs)) events.set(slug, await tx.findOneByOrFail(EventRow, { slug }));
      const now = this.clock.now();
      for (const { event, ...code } of DEMO_CODES)
        await tx.insert(EventCodeRow, {
          ...code,
          event_id: events.get(event)!.id,
          created_by: author.id,
          created_at: now,
          updated_at: now,
        });
      for (const one of DEMO_REGISTRATIONS) await this.add(tx, events.get(one.event)!, one);
    });
  }

  private async add(tx: EntityManager, event: EventRow, demo: DemoRegistration): Promise<void> {
    const { status, first_name, last_name, organization = '', special_needs = '', seats = 1, paid } = demo;
    const at = new Date(this.clock.now().getTime() - demo.hours_ago * HOUR_MS);
    const code = demo.code
      ? await tx.findOneByOrFail(EventCodeRow, { event_id: event.id, code: demo.code })
      : null;
    const row = tx.create(EventRegistrationRow, {
      id: randomUUID(),
      event_id: event.id,
      reference: newReference(at),
      status,
      first_name,
      last_name,
      email: `${plain(first_name)}.${plain(last_name)}@exemple.org`,
      organization,
      special_needs,
      seats,
      answers: [],
      code_id: code?.id ?? null,
      ...priceOfSeats(paid ?? event.early_bird_price ?? event.price, seats, code),
      currency: event.currency,
      source: 'site',
      consented_at: at,
      verified_at: status === 'pending_verification' ? null : at,
      created_at: at,
      updated_at: at,
      ...momentsOf(status, at),
      // A transfer is awaited for some days.
      ...(status === 'pending_payment' && {
        payment_method: 'bank_transfer',
        provider: 'bank_transfer',
        deadline_at: new Date(at.getTime() + 6 * DAY_MS),
      }),
      ...(paid !== undefined && { paid_at: at, payment_method: 'cash', provider: 'offline' }),
    });
    await tx.insert(EventRegistrationRow, row);
    const text = timelineTexts.created(seats);
    await tx.insert(EventRegistrationEntryRow, { registration_id: row.id, kind: 'created', at, text });
    if (paid !== undefined) await this.enter(tx, row, 'ticket', at);
    if (status === 'refunded') await this.giveBack(tx, row, at);
    const names = [`${first_name} ${last_name}`, ...(demo.guests ?? [])];
    if (status === 'confirmed') await this.tickets.issue(tx, row, seats, names);
  }

  private async giveBack(tx: EntityManager, row: EventRegistrationRow, at: Date): Promise<void> {
    const id = await this.enter(tx, row, 'ticket_refund', at);
    await tx.insert(EventRegistrationRefundRow, {
      id,
      registration_id: row.id,
      payment_ref: `offline:${row.id}`,
      ticket_amount: row.ticket_amount,
      donation_amount: 0,
      currency: row.currency,
      reason: 'Empêchée par une grève des trains.',
      status: 'done',
      by_hand: true,
      created_at: at,
      updated_at: at,
    });
  }

  /** What was paid, or given back, in cash; answers the number of its cause. */
  private async enter(
    tx: EntityManager,
    row: EventRegistrationRow,
    kind: EntryKind,
    at: Date,
  ): Promise<string> {
    const { id, currency, ticket_amount } = row;
    const amount = kind === 'ticket' ? ticket_amount : -ticket_amount;
    const payment_ref = `offline:${id}`;
    const cause = kind === 'ticket' ? id : randomUUID();
    await this.ledger.enter(tx, {
      kind,
      ref: kind === 'ticket' ? payment_ref : `hand:${cause}`,
      payment_ref,
      donation_id: null,
      subject_id: id,
      happened_at: at,
      entered_by: null,
      mode: 'test',
      postings: [
        { account: 'cash', amount, currency },
        { account: 'tickets', amount: -amount, currency },
      ],
    });
    return cause;
  }
}

/** A name as an address bears it. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase();
}
