import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, In, IsNull, LessThan } from 'typeorm';
import { MailService } from '../../../core/mail/mail.service.js';
import { mayAccess } from '../../../people/access/rights.contract.js';
import type { Role } from '../../../people/access/access.contract.js';
import { Clock } from '../../../platform/clock/clock.js';
import { daysAfter, parisDay } from '../../../platform/clock/paris.js';
import { lockRecord } from '../../../platform/database/optimistic.js';
import { Every } from '../../../platform/jobs/job.decorators.js';
import { ChecksSystem } from '../../../platform/system-checks/system-check.decorator.js';
import { beginningOf } from '../analytics-period.rules.js';
import { MEASURES } from '../measures/measure.contract.js';
import type { MeasureQuery } from '../measures/measure.dto.js';
import { MeasuresService } from '../measures/measures.service.js';
import { QuestionEmailRow, QuestionRow } from '../questions/question.entity.js';
import { questionOwners } from '../questions/questions.queries.js';
import { weeklyTexts as texts } from './weekly-email.content.js';
import { WeeklyEmailsService } from './weekly-emails.service.js';
import { notePicture, questionsToSend, staffAt, withoutPicture } from './weekly-questions.queries.js';

type Days = Record<'today' | 'monday', string>;

interface Counted {
  row: QuestionRow;
  content: Awaited<ReturnType<WeeklyEmailsService['write']>>;
}

/** Sends each Monday the answers that staff have asked to be sent, of periods that ended on Sunday. */
@Injectable()
export class WeeklyQuestionsService {
  private readonly logger = new Logger('WeeklyQuestions');

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly measures: MeasuresService,
    private readonly emails: WeeklyEmailsService,
    private readonly mail: MailService,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws once all have had their turn where some could not be sent: the job is then done again for these. Each hour of
   * the day finds what a machine that was off at seven has missed.
   */
  @Every({ name: 'analytics.weekly', cron: '0 7-20 * * 1' })
  async run(): Promise<void> {
    const today = parisDay(this.clock.now());
    const monday = beginningOf('week', today);
    let failed = 0;
    for (const { id } of await questionsToSend.all(this.database, monday)) {
      try {
        await this.sendOne(id, { today, monday });
      } catch (error) {
        failed += 1;
        this.logger.error(error, `question ${id}`);
      }
    }
    if (failed > 0) throw new Error(`${failed} questions of the week could not be sent`);
  }

  /** Counted and written first: a transaction that waits for another connection could wait for itself. */
  private async sendOne(id: number, days: Days): Promise<void> {
    const row = await this.database.manager.findOneBy(QuestionRow, { id });
    if (!row) return;
    const owner = await this.readerOf(this.database.manager, row);
    if (!owner) return;
    const answer = await this.measures.answer(queryOf(row), daysAfter(days.monday, -1));
    const content = await this.emails.write(row, answer, owner.name);
    await this.database.transaction((tx) => this.send(tx, { row, content }, days));
    const isWithout = content.table !== undefined && content.picture === undefined;
    await notePicture.run(this.database, id, isWithout ? this.clock.now() : null);
  }

  /** Throws, with the titles of their questions, where e-mails left without their picture. */
  @ChecksSystem('weekly')
  async check(): Promise<string> {
    const failed = await withoutPicture.all(this.database);
    if (failed.length > 0) throw new Error(texts.withoutPicture(failed.map(({ title }) => title)));
    return texts.withPictures;
  }

  /**
   * To each address once a week: held, so that a second run finds them done. One that was changed since it was counted
   * is left to the next turn.
   */
  private async send(tx: EntityManager, { row: counted, content }: Counted, { today, monday }: Days) {
    const row = await lockRecord(tx, QuestionRow, counted.id, 'for_no_key_update');
    if (!row) return;
    if (row.version !== counted.version) throw new Error('It was changed meanwhile');
    const due = await tx.find(QuestionEmailRow, {
      where: [
        { question_id: row.id, last_sent_on: IsNull() },
        { question_id: row.id, last_sent_on: LessThan(monday) },
      ],
      order: { email: 'ASC' },
    });
    const isRead = (await this.readerOf(tx, row)) !== null;
    const addresses = await this.receiversOf(tx, row, due);
    if (addresses.length === 0 || !isRead) return;
    for (const to of addresses) await this.mail.send(tx, { ...content, to });
    await tx.update(QuestionEmailRow, { question_id: row.id, email: In(addresses) }, { last_sent_on: today });
  }

  /**
   * Where the answer may go now. An address of staff has it while their own code opens what the question counts, and is
   * forgotten once that code was taken back; any other has it while the owner's does.
   */
  private async receiversOf(tx: EntityManager, row: QuestionRow, due: readonly QuestionEmailRow[]) {
    const addresses = due.map(({ email }) => email);
    const staff = await staffAt.all(tx, addresses);
    const live = staff.filter(({ is_revoked }) => !is_revoked);
    const readers = new Set(live.filter(({ roles }) => mayRead(row, roles)).map(({ email }) => email));
    const present = new Set(live.map(({ email }) => email));
    const known = new Set(staff.map(({ email }) => email));
    const gone = addresses.filter((email) => known.has(email) && !present.has(email));
    if (gone.length > 0) await tx.delete(QuestionEmailRow, { question_id: row.id, email: In(gone) });
    return addresses.filter((email) => !known.has(email) || readers.has(email));
  }

  /** Whose question it is, while their code opens the panel and what the question counts. */
  private async readerOf(tx: EntityManager, row: QuestionRow) {
    const [owner] = await questionOwners.all(tx, [row.owner_id]);
    return owner && !owner.is_revoked && mayRead(row, owner.roles) ? owner : null;
  }
}

const mayRead = ({ question }: QuestionRow, roles: readonly string[]): boolean =>
  mayAccess(roles as Role[], MEASURES[question.measure].resource, 'read');

/** As an address would ask it: what is empty is not asked. */
const queryOf = ({ question }: QuestionRow): MeasureQuery =>
  Object.fromEntries(Object.entries(question).filter(([, value]) => value !== null));
