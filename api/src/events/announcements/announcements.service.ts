import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { MINUTE_MS } from '../../platform/clock/durations.contract.js';
import { Every } from '../../platform/jobs/job.decorators.js';
import { EventCalendarsService } from '../events/event-calendars.service.js';
import { EventInterestsService } from '../events/event-interests.service.js';
import { EventSeatsService, type SeatedEvent } from '../events/event-seats.service.js';
import { DateChangesService } from '../registrations/date-changes/date-changes.service.js';
import { RegistrationEmailsService } from '../registrations/registration-emails.service.js';
import {
  type HeldRegistration,
  RegistrationRowsService,
} from '../registrations/registration-rows.service.js';
import { RegistrationCancellationsService } from '../registrations/settlement/registration-cancellations.service.js';
import { announcementEmails as texts } from './announcement-emails.content.js';
import { eventsToCompare, forgetReminders, registrationsOfCancelled } from './announcements.queries.js';
import { EventAnnouncementRow } from './event-announcement.entity.js';
import {
  asAnnounced,
  type EventNews,
  type EventSnapshot,
  isOnAnotherDay,
  newsOf,
  snapshotOf,
} from './event-news.rules.js';
import { InterestEmailsService } from './interest-emails.service.js';

/** Staff correct themselves: what they just changed waits so long. */
const CHANGE_WAITS_MS = 2 * MINUTE_MS;
const CANCELLATION_WAITS_MS = MINUTE_MS;
const AT_ONCE = 500;
const TOLD = ['confirmed', 'pending_payment', 'waitlisted'] as const;

/** Announces what changed of events since people were last told, and cancels the registrations of those cancelled. */
@Injectable()
export class AnnouncementsService {
  private readonly logger = new Logger('Announcements');

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly events: EventSeatsService,
    private readonly interests: EventInterestsService,
    private readonly calendars: EventCalendarsService,
    private readonly rows: RegistrationRowsService,
    private readonly dates: DateChangesService,
    private readonly participants: RegistrationEmailsService,
    private readonly cancellations: RegistrationCancellationsService,
    private readonly emails: InterestEmailsService,
    private readonly clock: Clock,
  ) {}

  /** Each event and each registration in a transaction of its own: a sweep that is cut goes on where it stopped. */
  @Every({ name: 'event-announcements.sweep', cron: '* * * * *' })
  async sweep(): Promise<void> {
    const { manager } = this.dataSource;
    const [now, changed, cancelled] = [0, CHANGE_WAITS_MS, CANCELLATION_WAITS_MS].map(
      (ms) => new Date(this.clock.now().getTime() - ms),
    ) as [Date, Date, Date];
    for (const { id } of await eventsToCompare.all(manager, now, changed, cancelled))
      await this.quietly(this.compare(id));
    for (const { id } of await registrationsOfCancelled.all(manager, cancelled, AT_ONCE))
      await this.quietly(this.cancellations.withEvent(id));
  }

  /** Announces an event once, however many look at it; one that is seen for the first time is only noted. */
  private async compare(event_id: number): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const noted = await tx.findOne(EventAnnouncementRow, {
        where: { event_id },
        lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
      });
      const event = await this.events.find(event_id, tx);
      const has_opened = (noted?.announced.has_opened ?? false) || this.events.isOpen(event);
      const announced = snapshotOf(event, has_opened);
      const row = { event_id, announced, announced_at: this.clock.now() };
      if (!noted) {
        // Somebody else may hold it: then this is theirs to announce.
        await tx.createQueryBuilder().insert().into(EventAnnouncementRow).values(row).orIgnore().execute();
        return;
      }
      // Changed again since it was found to be due.
      if (this.isFresh(event, noted.announced)) return;
      for (const news of newsOf(noted.announced, announced))
        await this.announce(tx, event, news, noted.announced);
      await tx.update(EventAnnouncementRow, { event_id }, row);
    });
  }

  private isFresh({ version, status, updated_at }: SeatedEvent, noted: EventSnapshot): boolean {
    const waits = status === 'cancelled' ? CANCELLATION_WAITS_MS : CHANGE_WAITS_MS;
    return version !== noted.version && this.clock.now().getTime() - updated_at.getTime() < waits;
  }

  private async announce(
    tx: EntityManager,
    event: SeatedEvent,
    news: EventNews,
    was: EventSnapshot,
  ): Promise<void> {
    const told = await this.rows.ofEvent(tx, event.id, TOLD);
    const before = asAnnounced(event, was);
    if (news === 'moved') {
      await forgetReminders.run(tx, event.id, this.clock.now());
      const asks = isOnAnotherDay(was, snapshotOf(event, was.has_opened));
      for (const row of told) await this.tellMoved(tx, { row, event }, before, asks);
    }
    if (news === 'relinked') {
      for (const row of told) if (row.status === 'confirmed') await this.sendLink(tx, { row, event });
      // The link of one that asks for registration is for those who are in.
      if (event.requires_registration) return;
    }
    const written = {
      relinked: { ...texts.relinkedToInterested(event), label: texts.event },
      moved: { ...texts.movedToInterested(before, event), label: texts.event },
      opened: { ...texts.opened(event), label: texts.register },
      cancelled: { ...texts.cancelledToInterested(event), label: texts.events },
    }[news];
    const known = new Set(told.map(({ email }) => email.toLowerCase()));
    for (const email of await this.interests.addresses(tx, event.id))
      if (!known.has(email)) await this.emails.send(tx, event, email, written);
  }

  /** Who has a seat is asked whether they come to another day: their money is theirs if they do not. */
  private async tellMoved(
    tx: EntityManager,
    held: HeldRegistration,
    before: SeatedEvent,
    asks: boolean,
  ): Promise<void> {
    const { row, event } = held;
    const isIn = row.status === 'confirmed';
    const until = isIn && asks ? await this.dates.ask(tx, held) : null;
    const attachments = isIn ? await this.calendars.attached(tx, event, { ...row, isIn }) : [];
    const choice = until && { until, isPaid: row.paid_at !== null };
    const email = texts.moved(before, event, { row, hasCalendar: attachments.length > 0, choice });
    await this.participants.toParticipant(tx, held, { ...email, attachments });
  }

  private async sendLink(tx: EntityManager, held: HeldRegistration): Promise<void> {
    const { row, event } = held;
    const attachments = await this.calendars.attached(tx, event, { ...row, isIn: true });
    const email = texts.relinked(event, attachments.length > 0);
    await this.participants.toParticipant(tx, held, { ...email, attachments });
  }

  /** One that fails keeps no other back: it is tried again in a minute. */
  private async quietly(work: Promise<unknown>): Promise<void> {
    await work.catch((error: unknown) =>
      this.logger.warn(`An event could not be announced: ${String(error)}`),
    );
  }
}
