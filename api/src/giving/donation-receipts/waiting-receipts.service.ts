import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { GiverType } from '../donors/giving.contract.js';
import { Clock } from '../../platform/clock/clock.js';
import { inFrench, orderOf } from '../../platform/database/french-order.js';
import type { CallingStaff } from '../../platform/http/audience.js';
import { toCsv } from '../../platform/http/spreadsheet.js';
import type { RangeQuery } from '../../platform/react-admin/range-query.js';
import { type DonorMention, mentionLabels } from './donation-receipt.contract.js';
import type { WaitingReceipt } from './donation-receipt.dto.js';
import { missingMentions, unprintableMentions } from './donation-receipt.rules.js';
import { recordRequest } from './donation-receipts.queries.js';
import { DonationReceiptEmailsService } from './donation-receipt-emails.service.js';
import { exportedWaiting, WAITING_COLUMNS } from './receipt-export.content.js';

type WaitingRow = Record<DonorMention, string> & {
  id: string;
  reference: string;
  donor_type: GiverType;
  country: string;
  email: string;
  /** Cents. */
  amount: number;
  given_at: Date;
  asked_at: Date | null;
};

interface WaitingFilter {
  ids?: string[];
  q?: string;
  gift_year?: number;
  has_email?: boolean;
}

const NAME = `CASE WHEN gift.donor_type = 'particulier' THEN gift.first_name || ' ' || gift.last_name
  ELSE gift.organization_name END`;
const WAITING = `FROM gifts_without_receipt gift LEFT JOIN donation_receipt_requests request ON request.donation_id = gift.id
  WHERE NOT gift.is_complete AND NOT gift.is_repeated`;

/** Gifts whose receipt waits for the name or the address of who gave. */
@Injectable()
export class WaitingReceiptsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly emails: DonationReceiptEmailsService,
    private readonly clock: Clock,
  ) {}

  async list(range: RangeQuery): Promise<[WaitingReceipt[], number]> {
    const { where, values } = conditions(range.filter);
    const [counted] = await this.dataSource.query<[{ count: number }]>(
      `SELECT count(*)::int AS count ${WAITING} ${where}`,
      values,
    );
    const rows = await this.rows(
      `${where} ${order(range)} OFFSET ${range.offset} LIMIT ${range.limit}`,
      values,
    );
    return [rows.map(present), counted.count];
  }

  async export(range: RangeQuery): Promise<string> {
    const { where, values } = conditions(range.filter);
    const rows = await this.rows(`${where} ${order(range)}`, values);
    return toCsv(
      WAITING_COLUMNS,
      rows.map((row) => exportedWaiting(present(row))),
    );
  }

  /** Asks these donors by email for what is missing; answers how many could be written to. */
  ask(ids: string[], staff: CallingStaff): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      const rows = await this.rows(`AND gift.id = ANY($1::uuid[]) AND gift.email <> ''`, [ids], tx);
      for (const row of rows) {
        await this.emails.ask(tx, row, mentionLabels(missingMentions(row), unprintableMentions(row)));
        await recordRequest.run(tx, row.id, this.clock.now(), staff.name);
      }
      return rows.length;
    });
  }

  private rows(rest: string, values: unknown[], manager: EntityManager = this.dataSource.manager) {
    return manager.query<WaitingRow[]>(`SELECT gift.*, request.asked_at ${WAITING} ${rest}`, values);
  }
}

function order({ sort: [field, direction], idDirection }: RangeQuery): string {
  const columns: Record<string, string> = { donor_name: inFrench(NAME), asked_at: 'request.asked_at' };
  return `ORDER BY ${columns[field] ?? orderOf('gift', field)} ${direction} NULLS FIRST, gift.id ${idDirection}`;
}

function conditions({ ids, q, gift_year, has_email }: WaitingFilter): { where: string; values: unknown[] } {
  const values: unknown[] = [];
  const put = (value: unknown) => `$${values.push(value)}`;
  const said: string[] = [];
  if (ids) said.push(`AND gift.id = ANY(${put(ids)}::uuid[])`);
  if (gift_year) said.push(`AND gift.gift_year = ${put(gift_year)}`);
  if (has_email !== undefined) said.push(`AND (gift.email <> '') = ${put(has_email)}`);
  if (q) said.push(`AND says(gift.reference || ' ' || ${NAME} || ' ' || gift.email, ${put(q)})`);
  return { where: said.join(' '), values };
}

function present(row: WaitingRow): WaitingReceipt {
  const { id, reference, donor_type, email, first_name, last_name, organization_name } = row;
  const person = `${first_name} ${last_name}`.trim();
  return {
    id,
    reference,
    donor_type,
    email,
    missing: missingMentions(row),
    unprintable: unprintableMentions(row),
    donor_name: donor_type === 'particulier' ? person : organization_name,
    amount: row.amount / 100,
    given_at: row.given_at.toISOString(),
    asked_at: row.asked_at?.toISOString() ?? null,
  };
}
