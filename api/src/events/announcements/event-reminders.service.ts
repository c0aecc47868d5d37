import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Every } from '../../platform/jobs/job.decorators.js';
import type { SeatedEvent } from '../events/event-seats.service.js';
import { RegistrationEmailsService } from '../registrations/registration-emails.service.js';
import { RegistrationRowsService } from '../registrations/registration-rows.service.js';
import { announcementEmails as texts } from './announcement-emails.content.js';
import { dueRecordings, dueReminders, dueThanks, noteNotice } from './announcements.queries.js';
import type { NoticeKind } from './event-notice.entity.js';

const AT_ONCE = 500;

/** Reminds those who registered before the event, and thanks those who came after it. */
@Injectable()
export class EventRemindersService {
  private readonly logger = new Logger('Reminders');

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly rows: RegistrationRowsService,
    private readonly emails: RegistrationEmailsService,
    private readonly clock: Clock,
  ) {}

  @Every({ name: 'event-reminders.sweep', cron: '* * * * *' })
  async sweep(): Promise<void> {
    const { manager } = this.dataSource;
    const now = this.clock.now();
    for (const { id, kind } of await dueReminders.all(manager, now, AT_ONCE))
      await this.quietly(this.send(id, kind as NoticeKind));
    for (const { id } of await dueThanks.all(manager, now, AT_ONCE))
      await this.quietly(this.send(id, 'thanks'));
    for (const { id } of await dueRecordings.all(manager, now, AT_ONCE))
      await this.quietly(this.send(id, 'recording'));
  }

  /** Once of each kind: what was sent is noted with the e-mail. */
  private async send(registration_id: string, kind: NoticeKind): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const held = await this.rows.lock(tx, registration_id);
      if (held?.row.status !== 'confirmed' || held.event.status !== 'published') return;
      const now = this.clock.now();
      if ((await noteNotice.run(tx, registration_id, kind, now)) === 0) return;
      // The thanks name the recording where it is there already.
      if (kind === 'thanks' && held.event.recording_url)
        await noteNotice.run(tx, registration_id, 'recording', now);
      await this.emails.toParticipant(tx, held, written(held.event, kind), labelOf(kind));
    });
  }

  /** One that fails keeps no other back: it is tried again in a minute. */
  private async quietly(work: Promise<unknown>): Promise<void> {
    await work.catch((error: unknown) => this.logger.warn(`A reminder could not be sent: ${String(error)}`));
  }
}

function written(event: SeatedEvent, kind: NoticeKind) {
  if (kind === 'thanks') return texts.thanks(event);
  return kind === 'recording' ? texts.recording(event) : texts.reminder(event, kind);
}

function labelOf(kind: NoticeKind): string {
  return kind === 'thanks' || kind === 'recording' ? texts.registration : texts.tickets;
}
