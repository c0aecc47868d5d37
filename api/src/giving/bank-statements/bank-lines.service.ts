import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { toMajorUnits } from '../../platform/money/money.contract.js';
import type { RangeQuery } from '../../platform/react-admin/range-query.js';
import { donorName } from '../donors/donor.columns.js';
import { BankLineRow } from './bank-line.entity.js';
import { bestFirst, type ExpectedGift, plain, referencesIn } from './bank-line.rules.js';
import type { BankLine, BankLineStats, BankLineSuggestion } from './bank-statement.dto.js';
import type { BankLineMatch } from './bank-line-actions.dto.js';
import { statementErrors } from './bank-statement.errors.js';
import { LIKELY_GIFTS, SURE_MATCHES } from './sure-matches.js';

interface LineRow extends BankLineRow {
  donation_reference: string | null;
  has_twin: boolean;
}
interface GiftRow extends ExpectedGift {
  id: string;
  status: BankLineSuggestion['status'];
  currency: BankLineSuggestion['currency'];
  donor_type: string;
  created_at: Date;
}

/** The lines of the bank as staff read them, with the gifts that they may be. */
@Injectable()
export class BankLinesService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async list({ filter, sort, offset, limit }: RangeQuery): Promise<[BankLine[], number]> {
    if (filter['certain'] === true) return this.certain(offset, limit);
    const { where, values } = conditions(filter);
    const order = `${sort[0] === 'amount' ? 'line.amount' : 'line.booked_on'} ${sort[1]}, line.id`;
    const manager = this.dataSource.manager;
    const rows = await manager.query<LineRow[]>(
      `${pageOf(`SELECT line.id FROM bank_lines line WHERE ${where} ORDER BY ${order} OFFSET ${offset} LIMIT ${limit}`)}
        ORDER BY ${order}`,
      values,
    );
    const [{ count } = { count: 0 }] = await manager.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM bank_lines line WHERE ${where}`,
      values,
    );
    return [await this.shown(manager, rows), count];
  }

  async find(id: string, manager: EntityManager = this.dataSource.manager): Promise<BankLine> {
    const rows = await manager.query<LineRow[]>(`${SELECT} WHERE line.id = $1`, [id]);
    const [line] = await this.shown(manager, rows);
    if (!line) throw statementErrors.lineNotFound();
    return line;
  }

  /** Gifts of money that are not received, by a word of their donor, their reference or their amount. */
  async candidates(id: string, q: string): Promise<BankLineSuggestion[]> {
    const line = await this.find(id);
    const gifts = await this.dataSource.manager.query<GiftRow[]>(
      `SELECT ${GIFT_COLUMNS} FROM donations
        WHERE status IN ('pending', 'failed', 'cancelled') AND currency = $1
          AND strpos(lower(unaccent(concat_ws(' ', reference, first_name, last_name, organization_name, email,
                (amount / 100.0)::numeric(12, 2)))), lower(unaccent($2))) > 0
        ORDER BY status = 'pending' DESC, created_at DESC LIMIT 20`,
      [line.currency, q.trim()],
    );
    return gifts.map((gift) => suggestion(gift, 'amount'));
  }

  async figures(): Promise<BankLineStats> {
    const manager = this.dataSource.manager;
    const [counts] = await manager.query<{ waiting: number; expected: number; certain: number }[]>(
      `SELECT (SELECT count(*) FROM bank_lines WHERE status = 'waiting' AND amount > 0)::int AS waiting,
              (SELECT count(*) FROM (${SURE_MATCHES}) sure)::int AS certain,
              (SELECT count(*) FROM donations WHERE status = 'pending' AND payment_method = 'bank_transfer')::int AS expected`,
    );
    return { waiting: counts!.waiting, expected: counts!.expected, certain: counts!.certain };
  }

  /** Those that can be confirmed at once: one gift waits with this reference and this amount. */
  private async certain(offset: number, limit: number): Promise<[BankLine[], number]> {
    const manager = this.dataSource.manager;
    const rows = await manager.query<LineRow[]>(
      `${pageOf(`SELECT id FROM (${SURE_MATCHES}) sure ORDER BY booked_on DESC, id OFFSET ${offset} LIMIT ${limit}`)}
        ORDER BY line.booked_on DESC, line.id`,
    );
    const [{ count } = { count: 0 }] = await manager.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM (${SURE_MATCHES}) sure`,
    );
    return [await this.shown(manager, rows), count];
  }

  /** Those that can be confirmed at once, the oldest first, but for those that were refused. */
  async sureMatches(most: number, refused: readonly string[]): Promise<BankLineMatch[]> {
    return this.dataSource.manager.query<BankLineMatch[]>(
      `SELECT id, donation_id, version FROM (${SURE_MATCHES}) sure
        WHERE NOT id = ANY($1) ORDER BY booked_on, id LIMIT ${most}`,
      [refused],
    );
  }

  private async shown(manager: EntityManager, rows: readonly LineRow[]): Promise<BankLine[]> {
    const waiting = rows.filter(({ status, amount }) => status === 'waiting' && amount > 0);
    const gifts = waiting.length > 0 ? await this.expected(manager, waiting) : [];
    return rows.map((row) => ({
      id: row.id,
      statement_id: row.statement_id,
      booked_on: row.booked_on,
      status: row.status,
      amount: toMajorUnits(row.amount, row.currency),
      currency: row.currency,
      wording: row.wording,
      counterparty: row.counterparty,
      donation_id: row.donation_id,
      note: row.note,
      version: row.version,
      donation_reference: row.donation_reference,
      has_twin: row.status === 'waiting' && row.has_twin,
      handled_at: row.handled_at?.toISOString() ?? null,
      handled_by: row.handled_by_name,
      suggestions:
        row.status === 'waiting' && row.amount > 0
          ? bestFirst(row, gifts).map(({ gift, certainty }) => suggestion(gift, certainty))
          : [],
    }));
  }

  /** Gifts that wait for a transfer of one of these amounts, and those whose reference they contain. */
  private expected(manager: EntityManager, lines: readonly LineRow[]): Promise<GiftRow[]> {
    const references = lines.flatMap(({ wording, counterparty }) =>
      referencesIn(`${wording} ${counterparty}`),
    );
    return manager.query<GiftRow[]>(LIKELY_GIFTS, [
      references,
      lines.map(({ amount }) => amount),
      lines.map(({ currency }) => currency),
      lines.map(({ wording, counterparty }) => ` ${plain(`${wording} ${counterparty}`)} `),
    ]);
  }
}

const GIFT_COLUMNS =
  'id, reference, status, amount, currency, donor_type, first_name, last_name, organization_name, created_at';
const SELECT = `SELECT line.*, line.booked_on::text AS booked_on, donation.reference AS donation_reference,
    EXISTS (SELECT FROM bank_lines twin JOIN bank_statements other ON other.id = twin.statement_id
              JOIN bank_statements own ON own.id = line.statement_id
             WHERE twin.id <> line.id AND twin.booked_on = line.booked_on AND twin.amount = line.amount
               AND other.format <> own.format) AS has_twin
  FROM bank_lines line LEFT JOIN donations donation ON donation.id = line.donation_id`;

/** The page is chosen first: twins are looked for among its lines alone. */
const pageOf = (ids: string) => `${SELECT} JOIN (${ids}) page ON page.id = line.id`;

function conditions(filter: Record<string, unknown>): { where: string; values: unknown[] } {
  const values: unknown[] = [];
  const asked: string[] = [];
  const add = (value: unknown, sql: (place: string) => string) => {
    values.push(value);
    asked.push(sql(`$${values.length}`));
  };
  if (filter['ids']) add(filter['ids'], (place) => `line.id = ANY(${place})`);
  if (filter['status']) add(filter['status'], (place) => `line.status = ANY(${place})`);
  if (filter['direction'])
    add(filter['direction'], (place) => `CASE WHEN line.amount > 0 THEN 'in' ELSE 'out' END = ANY(${place})`);
  if (filter['statement'] !== undefined) add(filter['statement'], (place) => `line.statement_id = ${place}`);
  if (filter['q'])
    add(
      filter['q'],
      (place) =>
        `strpos(lower(unaccent(concat_ws(' ', line.wording, line.counterparty, (line.amount / 100.0)::numeric(12, 2)))), lower(unaccent(replace(${place}, ',', '.')))) > 0`,
    );
  return { where: asked.length > 0 ? asked.join(' AND ') : 'true', values };
}

function suggestion(gift: GiftRow, certainty: BankLineSuggestion['certainty']): BankLineSuggestion {
  return {
    certainty,
    donation_id: gift.id,
    reference: gift.reference,
    donor_name: donorName(gift),
    status: gift.status,
    amount: toMajorUnits(gift.amount, gift.currency),
    currency: gift.currency,
    created_at: gift.created_at.toISOString(),
  };
}
