import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { OnJob } from '../../platform/jobs/job.decorators.js';
import { RegistrationEmailsService } from '../registrations/registration-emails.service.js';
import { RegistrationRowsService } from '../registrations/registration-rows.service.js';
import { TicketCalendarsService } from './ticket-calendars.service.js';
import { ticketEmails } from './ticket-emails.content.js';
import { type PrintedRegistration, TicketPapersService } from './ticket-papers.service.js';
import { ticketTimeline } from './ticket-timeline.content.js';

export const CONFIRMATION_JOB = 'event-tickets.confirmation';
export interface ConfirmationJob {
  registration_id: string;
}

/** Guests are named one after the other: that often in a row is a fault, and the job is made again later. */
const DRAWN_AT_MOST = 3;

/** The e-mail that says that a registration is sure, with all its tickets as one file. */
@Injectable()
export class TicketConfirmationsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly rows: RegistrationRowsService,
    private readonly papers: TicketPapersService,
    private readonly calendars: TicketCalendarsService,
    private readonly emails: RegistrationEmailsService,
  ) {}

  /** For the job: once. Tickets that changed while they were drawn are drawn again. */
  @OnJob({ name: CONFIRMATION_JOB })
  async send({ registration_id }: ConfirmationJob): Promise<void> {
    for (let drawn = 0; drawn < DRAWN_AT_MOST; drawn += 1) {
      const printed = await this.papers.drawn(registration_id);
      if (
        !printed ||
        (await this.dataSource.transaction((tx) => this.sendDrawn(tx, registration_id, printed)))
      )
        return;
    }
    throw new Error(`The tickets of registration ${registration_id} go on changing`);
  }

  /** False where these are not its tickets any more. */
  private async sendDrawn(
    tx: EntityManager,
    registration_id: string,
    printed: PrintedRegistration,
  ): Promise<boolean> {
    const held = await this.rows.lock(tx, registration_id);
    if (held?.row.status !== 'confirmed') return true;
    const { row, event } = held;
    if (!(await this.papers.isCurrent(tx, registration_id, printed))) return false;
    const calendar = await this.calendars.attached(tx, row, event);
    const file = {
      filename: `billets-${printed.reference}.pdf`,
      contentType: 'application/pdf',
      encoding: 'base64' as const,
      content: printed.content.toString('base64'),
    };
    const email = ticketEmails.confirmed(row, event, calendar.length > 0);
    const attachments = [file, ...calendar];
    await this.emails.toParticipantOnce(tx, held, ticketTimeline.attached, { ...email, attachments });
    return true;
  }
}
