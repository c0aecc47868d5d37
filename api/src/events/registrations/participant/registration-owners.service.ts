import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, Raw } from 'typeorm';
import { EventSeatsService, type SeatedEvent } from '../../events/event-seats.service.js';
import { RegistrationEventsService } from '../registration-events.service.js';
import { PARTICIPANT, RegistrationHistoryService } from '../registration-history.service.js';
import { RegistrationLinksService } from '../registration-links.service.js';
import { RegistrationRowsService } from '../registration-rows.service.js';
import { timelineTexts } from '../registration-timeline.content.js';
import { EventRegistrationRow } from '../registration.entity.js';

export interface OwnRegistration {
  registration: EventRegistrationRow;
  event: SeatedEvent;
}

/** Registrations by whose they are. Addresses are in lower case. */
@Injectable()
export class RegistrationOwnersService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly events: EventSeatsService,
    private readonly rows: RegistrationRowsService,
    private readonly links: RegistrationLinksService,
    private readonly published: RegistrationEventsService,
    private readonly history: RegistrationHistoryService,
  ) {}

  /** Everything of this address, newest first; forms whose mailbox was never verified in time are left out. */
  async ofEmail(email: string): Promise<OwnRegistration[]> {
    const all = await this.of(this.dataSource.manager, email);
    const rows = all.filter(({ status, verified_at }) => status !== 'expired' || verified_at !== null);
    const events = await this.events.byIds(rows.map(({ event_id }) => event_id));
    return rows.toReversed().map((registration) => ({
      registration,
      event: events.get(registration.event_id)!,
    }));
  }

  /** The address of the page of one of this person's registrations; null where it is not theirs. */
  async linkTo(tx: EntityManager, id: string, email: string): Promise<string | null> {
    const row = await tx.findOneBy(EventRegistrationRow, { id });
    return row?.email.toLowerCase() === email ? this.links.url(tx, id) : null;
  }

  /** To a new address; the links that were sent to the old one open nothing any more. */
  async moveEmail(tx: EntityManager, from: string, to: string): Promise<void> {
    for (const { id } of await this.of(tx, from)) {
      const { row } = await this.rows.held(tx, id);
      await this.links.closeAll(tx, id);
      await this.rows.save(tx, row, { email: to });
      await this.history.add(tx, id, { kind: 'changed', text: timelineTexts.personChanged, by: PARTICIPANT });
      await this.published.emit(tx, { kind: 'person_changed', registration: row });
    }
  }

  private of(tx: EntityManager, email: string): Promise<EventRegistrationRow[]> {
    return tx.find(EventRegistrationRow, {
      where: { email: Raw((column) => `lower(${column}) = :email`, { email }) },
      order: { created_at: 'ASC', id: 'ASC' },
    });
  }
}
