import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { RowOf } from '../../platform/database/query.js';
import { toMajorUnits, toMinorUnits } from '../../platform/money/money.contract.js';
import { amountAsked } from '../../platform/money/amount-asked.js';
import type { RangeQuery } from '../../platform/react-admin/range-query.js';
import { donorName } from '../donors/donor.columns.js';
import { BankLineRow } from './bank-line.entity.js';
import { bestFirst, plain, referencesIn, type WaitingLine } from './bank-line.rules.js';
import {
  bankLines,
  countLines,
  likelyGifts,
  returnable,
  searchGifts,
  sureLines,
  sureMatches,
} from './bank-lines.queries.js';
import type { BankLine, BankLineStats, BankLineSuggestion } from './bank-statement.dto.js';
import type { BankLineMatch } from './bank-line-actions.dto.js';
import { statementErrors } from './bank-statement.errors.js';

type Gift = RowOf<typeof likelyGifts>;

const CONDITIONS: Record<string, string> = {
  ids: 'line.id = ANY(:ids)',
  status: 'line.status = ANY(:status)',
  direction: `CASE WHEN line.amount > 0 THEN 'in' ELSE 'out' END = ANY(:direction)`,
  statement: 'line.statement_id = :statement',
};

/** By a word, or by the amount as one writes it, in or out. */
const WORDS = `says(concat_ws(' ', line.wording, line.counterparty), :q) OR abs(line.amount) = :asked`;

/** The lines of the bank as staff read them, with the gifts that they may be. */
@Injectable()
export class BankLinesService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async list({ filter, sort, offset, limit }: RangeQuery): Promise<[BankLine[], number]> {
    const { manager } = this.dataSource;
    if (filter['certain'] === true) {
      const sure = await sureLines.all(manager, offset, limit);
      return [await this.shown(sure), (await this.figures()).certain];
    }
    const found = manager.createQueryBuilder(BankLineRow, 'line').select('line.id');
    found.where('is_counted(line.mode)');
    for (const [name, value] of Object.entries(filter))
      if (CONDITIONS[name]) found.andWhere(CONDITIONS[name], { [name]: value });
    const { q } = filter;
    if (typeof q === 'string') found.andWhere(`(${WORDS})`, { q, asked: amountAsked(q, 'EUR') });
    found.orderBy(sort[0] === 'amount' ? 'line.amount' : 'line.booked_on', sort[1]).addOrderBy('line.id');
    const [page, count] = await found.offset(offset).limit(limit).getManyAndCount();
    return [await this.shown(page), count];
  }

  async find(id: string): Promise<BankLine> {
    const [line] = await this.shown([{ id }]);
    if (!line) throw statementErrors.lineNotFound();
    return line;
  }

  /** Gifts of money that are not received, by a word of their donor, their reference or their amount. */
  async candidates(id: string, q: string): Promise<BankLineSuggestion[]> {
    const { currency } = await this.find(id);
    const gifts = await searchGifts.all(this.dataSource, currency, q.trim(), amountAsked(q, currency));
    return gifts.map((gift) => suggestion(gift, 'amount'));
  }

  /** What came in that a debit may give back; a credit gives nothing back. */
  async returnable(id: string): Promise<BankLine[]> {
    const { amount, currency, booked_on } = await this.find(id);
    return this.shown(
      await returnable.all(this.dataSource, toMinorUnits(-amount, currency)!, currency, booked_on),
    );
  }

  figures(): Promise<BankLineStats> {
    return countLines.one(this.dataSource);
  }

  /** Those that can be confirmed at once, the oldest first, but for those that were refused. */
  sureMatches(most: number, refused: readonly string[]): Promise<BankLineMatch[]> {
    return sureMatches.all(this.dataSource, refused, most);
  }

  private async shown(page: readonly { id: string }[]): Promise<BankLine[]> {
    const ids = page.map(({ id }) => id);
    const rows = await bankLines.all(this.dataSource, ids);
    const mayBeGift = ({ status, amount }: (typeof rows)[number]) => status === 'waiting' && amount > 0;
    const gifts = await this.expected(rows.filter(mayBeGift));
    return rows.map((row) => ({
      ...row,
      amount: toMajorUnits(row.amount, row.currency),
      handled_at: row.handled_at?.toISOString() ?? null,
      suggestions: mayBeGift(row)
        ? bestFirst(row, gifts).map(({ gift, certainty }) => suggestion(gift, certainty))
        : [],
    }));
  }

  /** Gifts that wait for a transfer of one of these amounts, and those whose reference they contain. */
  private async expected(lines: readonly WaitingLine[]): Promise<Gift[]> {
    if (lines.length === 0) return [];
    const words = lines.map(({ wording, counterparty }) => `${wording} ${counterparty}`);
    return likelyGifts.all(
      this.dataSource,
      words.flatMap(referencesIn),
      lines.map(({ amount }) => amount),
      lines.map(({ currency }) => currency),
      words.map((said) => ` ${plain(said)} `),
    );
  }
}

function suggestion(gift: Gift, certainty: BankLineSuggestion['certainty']): BankLineSuggestion {
  const { id: donation_id, reference, status, currency } = gift;
  return {
    certainty,
    donation_id,
    reference,
    donor_name: donorName(gift),
    status,
    amount: toMajorUnits(gift.amount, currency),
    currency,
    created_at: gift.created_at.toISOString(),
  };
}
