import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, In } from 'typeorm';
import { orderOf } from '../../../platform/database/french-order.js';
import { platformErrors } from '../../../platform/errors/platform.errors.js';
import type { CallingStaff } from '../../../platform/http/audience.js';
import type { RangeQuery } from '../../../platform/react-admin/range-query.js';
import { analyticsErrors } from '../analytics.errors.js';
import { MEASURE_NAMES, MEASURES } from '../measures/measure.contract.js';
import type { AnalyticsQuestion } from './question.dto.js';
import { QuestionEmailRow, QuestionRow } from './question.entity.js';
import { questionOwners } from './questions.queries.js';

/** Questions as staff read them: one’s own, and those that colleagues share. */
@Injectable()
export class QuestionsService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** One’s own, and shared ones of measures that one may read. */
  async list(range: RangeQuery, caller: CallingStaff): Promise<[AnalyticsQuestion[], number]> {
    const { ids, q, is_own } = range.filter as { ids?: number[]; q?: string; is_own?: boolean };
    const readable = MEASURE_NAMES.filter((measure) => caller.may(MEASURES[measure].resource, 'read'));
    const found = this.database
      .createQueryBuilder(QuestionRow, 'question')
      .where(
        `(question.owner_id = :me OR question.is_shared AND question.question ->> 'measure' = ANY(:readable))`,
        { me: caller.id, readable },
      )
      .orderBy(orderOf('question', range.sort[0]), range.sort[1])
      .addOrderBy('question.id', range.idDirection);
    if (ids) found.andWhere('question.id = ANY(:ids)', { ids });
    if (is_own !== undefined) found.andWhere(`question.owner_id ${is_own ? '=' : '<>'} :me`);
    if (q)
      found.andWhere('says(question.title, :q)', {
        q: q.replace(/[\\%_]/g, String.raw`\$&`),
      });
    const [rows, count] = await range.rowsOf(found);
    return [await this.present(rows, caller), count];
  }

  /** Refuses a shared one of a measure that the caller may not read. */
  async find(id: number, caller: CallingStaff): Promise<AnalyticsQuestion> {
    const row = await this.database.manager.findOneBy(QuestionRow, { id });
    if (!row || !isSeenBy(row, caller)) throw platformErrors.notFound();
    const { measure } = row.question;
    if (row.owner_id !== caller.id && !caller.may(MEASURES[measure].resource, 'read'))
      throw analyticsErrors.mayNotRead(measure);
    return (await this.present([row], caller))[0]!;
  }

  private async present(rows: QuestionRow[], caller: CallingStaff): Promise<AnalyticsQuestion[]> {
    const ids = rows.map(({ id }) => id);
    const [owners, emails] = await Promise.all([
      questionOwners.all(
        this.database,
        rows.map(({ owner_id }) => owner_id),
      ),
      this.database.manager.find(QuestionEmailRow, {
        where: { question_id: In(ids) },
        order: { email: 'ASC' },
      }),
    ]);
    return rows.map(({ owner_id, question, created_at, updated_at, ...row }) => {
      const addresses = emails.flatMap(({ question_id, email }) => (question_id === row.id ? email : []));
      const may_change = mayChange({ owner_id }, caller);
      return {
        ...row,
        question: { ...UNFILTERED, ...question },
        weekly_to: may_change ? addresses : [],
        is_weekly: addresses.length > 0,
        owner: owners.find(({ id }) => id === owner_id)?.name ?? '',
        is_own: owner_id === caller.id,
        may_change,
        created_at: created_at.toISOString(),
        updated_at: updated_at.toISOString(),
      };
    });
  }
}

const UNFILTERED = {
  from: null,
  to: null,
  against: 'previous' as const,
  campaign: null,
  event: null,
  partner: null,
  region: null,
};

const isAdministrator = ({ roles }: CallingStaff) => roles.includes('administrateur');

export const mayChange = ({ owner_id }: Pick<QuestionRow, 'owner_id'>, caller: CallingStaff): boolean =>
  owner_id === caller.id || isAdministrator(caller);

/** An administrator opens any whose address they were given: an e-mail of Monday has it. */
export const isSeenBy = ({ owner_id, is_shared }: QuestionRow, caller: CallingStaff): boolean =>
  is_shared || mayChange({ owner_id }, caller);
