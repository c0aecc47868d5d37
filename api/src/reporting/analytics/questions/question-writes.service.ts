import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, In, Not } from 'typeorm';
import { AuditLogService } from '../../../core/audit/audit-log.service.js';
import { Clock } from '../../../platform/clock/clock.js';
import { lockRecord } from '../../../platform/database/optimistic.js';
import { platformErrors } from '../../../platform/errors/platform.errors.js';
import type { CallingStaff } from '../../../platform/http/audience.js';
import { analyticsErrors } from '../analytics.errors.js';
import { MEASURES } from '../measures/measure.contract.js';
import { SubjectsService } from '../overview/subjects.service.js';
import {
  QUESTION_FILTERS,
  ANALYTICS_QUESTION_LIMITS,
  QUESTION_MESSAGES as MESSAGES,
  questionFaults,
} from './question.contract.js';
import type { AnalyticsQuestionChanges, AnalyticsQuestionInput, SavedQuestion } from './question.dto.js';
import { QuestionEmailRow, QuestionRow } from './question.entity.js';
import { questionErrors } from './question.errors.js';
import { isSeenBy, mayChange } from './questions.service.js';
import { questionOwners } from './questions.queries.js';

const RESOURCE = 'analytics-questions';

/** Questions as staff write them: each its own, an administrator any. */
@Injectable()
export class QuestionWritesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly subjects: SubjectsService,
    private readonly auditLog: AuditLogService,
    private readonly clock: Clock,
  ) {}

  async create(input: AnalyticsQuestionInput, by: CallingStaff): Promise<number> {
    const question = await this.checked(input.question, by);
    return this.database.transaction(async (tx) => {
      if ((await tx.countBy(QuestionRow, { owner_id: by.id })) >= ANALYTICS_QUESTION_LIMITS.of_one_owner)
        throw questionErrors.tooMany();
      const now = this.clock.now();
      const { title, is_shared = false, weekly_to = [] } = input;
      const row = await tx.save(
        tx.create(QuestionRow, {
          title,
          question,
          is_shared,
          owner_id: by.id,
          created_at: now,
          updated_at: now,
        }),
      );
      await this.sendTo(tx, row.id, weekly_to);
      const after = audited(row, weekly_to.length);
      await this.auditLog.record(tx, {
        author: by,
        action: 'created',
        resource: RESOURCE,
        label: title,
        before: null,
        after,
      });
      return row.id;
    });
  }

  async change(
    id: number,
    { version, ...changes }: AnalyticsQuestionChanges,
    by: CallingStaff,
  ): Promise<void> {
    const question = changes.question && (await this.checked(changes.question, by));
    await this.database.transaction(async (tx) => {
      const row = await this.held(tx, id, by);
      await this.auditLog.assertCurrent(tx, RESOURCE, row, version);
      const before = audited(row, await tx.countBy(QuestionEmailRow, { question_id: id }));
      const { title = row.title, is_shared = row.is_shared, weekly_to } = changes;
      Object.assign(row, { title, is_shared, updated_at: this.clock.now(), ...(question && { question }) });
      await tx.save(row);
      if (weekly_to) await this.sendTo(tx, id, weekly_to);
      const after = audited(row, weekly_to?.length ?? before.weekly_addresses);
      await this.auditLog.record(tx, {
        author: by,
        action: 'updated',
        resource: RESOURCE,
        label: title,
        before,
        after,
      });
    });
  }

  async remove(id: number, by: CallingStaff): Promise<void> {
    await this.database.transaction(async (tx) => {
      const row = await this.held(tx, id, by);
      const before = audited(row, await tx.countBy(QuestionEmailRow, { question_id: id }));
      await this.auditLog.record(tx, {
        author: by,
        action: 'deleted',
        resource: RESOURCE,
        label: row.title,
        before,
        after: null,
      });
      await tx.delete(QuestionRow, { id });
    });
  }

  private async held(tx: EntityManager, id: number, by: CallingStaff): Promise<QuestionRow> {
    const row = await lockRecord(tx, QuestionRow, id);
    if (!row || !isSeenBy(row, by)) throw platformErrors.notFound();
    if (mayChange(row, by)) return row;
    const [owner] = await questionOwners.all(tx, [row.owner_id]);
    throw questionErrors.notYours(owner?.name ?? '');
  }

  /** Without what is empty; refused where the api could not answer it, or whoever asks may not read the answer. */
  private async checked(question: SavedQuestion, by: CallingStaff): Promise<SavedQuestion> {
    const { measure, period, from, to, ...rest } = question;
    if (!by.may(MEASURES[measure].resource, 'read')) throw analyticsErrors.mayNotRead(measure);
    const faults = questionFaults(question);
    for (const filter of QUESTION_FILTERS)
      if (question[filter] && !faults[filter] && !(await this.exists(filter, String(question[filter]))))
        faults[filter] = MESSAGES.gone;
    if (Object.keys(faults).length > 0)
      throw platformErrors.invalid(
        Object.fromEntries(Object.entries(faults).map(([name, said]) => [`question.${name}`, said])),
      );
    const given = Object.entries(rest).filter(
      ([, value]) => value !== null && value !== '' && value !== undefined,
    );
    const days = period === 'dates' ? { from, to } : {};
    return { measure, period, ...days, ...Object.fromEntries(given) } as SavedQuestion;
  }

  private async exists(kind: (typeof QUESTION_FILTERS)[number], id: string): Promise<boolean> {
    return this.subjects.one(kind, id).then(
      () => true,
      () => false,
    );
  }

  /** Those who stay are not written to again this week. */
  private async sendTo(tx: EntityManager, question_id: number, emails: string[]): Promise<void> {
    await tx.delete(QuestionEmailRow, { question_id, email: Not(In(emails)) });
    await tx
      .createQueryBuilder()
      .insert()
      .into(QuestionEmailRow)
      .values(emails.map((email) => ({ question_id, email, last_sent_on: null })))
      .orIgnore()
      .execute();
  }
}

/** As the audit log keeps it, which the whole team reads: how many addresses, and not whose. */
const audited = ({ id, title, question, is_shared, version }: QuestionRow, weekly_addresses: number) => ({
  id,
  title,
  question,
  is_shared,
  weekly_addresses,
  version,
});
