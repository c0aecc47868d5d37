import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Configuration } from '../../platform/config/configuration.js';
import { orderOf } from '../../platform/database/french-order.js';
import { toCsv } from '../../platform/http/spreadsheet.js';
import type { RangeQuery } from '../../platform/react-admin/range-query.js';
import { FindsRecords } from '../../platform/react-admin/record-finder.js';
import { donationReceiptErrors } from './donation-receipt.errors.js';
import type { ReceiptRecord } from './donation-receipt.dto.js';
import { presentReceipt, type ReceiptRead } from './donation-receipt.presenter.js';
import { RECEIPT_COLUMNS, exportedReceipt } from './receipt-export.content.js';

interface ReceiptFilter {
  ids?: string[];
  q?: string;
  year?: number;
  gift_year?: number;
  form?: string[];
  kind?: string[];
  status?: string[];
  donation_id?: string;
  has_email?: boolean;
}

const READ = `SELECT receipt.*, before.number AS replaces_number, after.number AS replaced_by_number,
    (SELECT json_agg(json_build_object('id', donation.id, 'reference', donation.reference, 'amount', donation.amount,
                                       'given_at', donation.given_at) ORDER BY donation.given_at, donation.id)
       FROM donation_receipts link JOIN donations donation ON donation.id = link.donation_id
      WHERE link.receipt_id = receipt.id) AS donations
  FROM receipts receipt
  LEFT JOIN receipts before ON before.id = receipt.replaces_id
  LEFT JOIN receipts after ON after.id = receipt.replaced_by_id`;

/** Receipts as staff read them. */
@Injectable()
export class ReceiptRecordsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly configuration: Configuration,
  ) {}

  @FindsRecords({ resource: 'receipts', name: ['number', 'donor_name'], sort: ['number', 'DESC'] })
  async list(range: RangeQuery): Promise<[ReceiptRecord[], number]> {
    const { where, values } = conditions(range.filter);
    const [counted] = await this.dataSource.query<[{ count: number }]>(
      `SELECT count(*)::int AS count FROM receipts receipt WHERE ${where}`,
      values,
    );
    const rows = await this.rows(
      `WHERE ${where} ${order(range)} OFFSET ${range.offset} LIMIT ${range.limit}`,
      values,
    );
    return [rows, counted.count];
  }

  /** The receipts in force that the filter matches, by number: how many, and the first of them. */
  async inForce(
    filter: ReceiptFilter,
    most: number,
  ): Promise<{ count: number; receipts: { id: string; number: string }[] }> {
    const { where, values } = conditions({ ...filter, status: ['issued'] });
    const rows = await this.dataSource.query<{ id: string; number: string; count: number }[]>(
      `SELECT receipt.id, receipt.number, count(*) OVER ()::int AS count FROM receipts receipt
        WHERE ${where} ORDER BY receipt.year, receipt.sequence LIMIT ${most}`,
      values,
    );
    return { count: rows[0]?.count ?? 0, receipts: rows };
  }

  async find(id: string): Promise<ReceiptRecord> {
    const [record] = await this.rows('WHERE receipt.id = $1', [id]);
    if (!record) throw donationReceiptErrors.notFound();
    return record;
  }

  /** Every row that the filter matches, as a CSV file. */
  async export(range: RangeQuery): Promise<string> {
    const { where, values } = conditions(range.filter);
    const rows = await this.rows(`WHERE ${where} ${order(range)}`, values);
    return toCsv(RECEIPT_COLUMNS, rows.map(exportedReceipt));
  }

  private async rows(rest: string, values: unknown[]): Promise<ReceiptRecord[]> {
    const rows = await this.dataSource.query<ReceiptRead[]>(`${READ} ${rest}`, values);
    return rows.map((row) => presentReceipt(row, this.configuration.appUrl));
  }
}

// The field is one of the dialect's own list.
function order({ sort: [field, direction], idDirection }: RangeQuery): string {
  const column =
    field === 'number' ? `receipt.year ${direction}, receipt.sequence` : orderOf('receipt', field);
  return `ORDER BY ${column} ${direction} NULLS LAST, receipt.id ${idDirection}`;
}

function conditions(filter: ReceiptFilter): { where: string; values: unknown[] } {
  const values: unknown[] = [];
  const put = (value: unknown) => `$${values.push(value)}`;
  const said = ['true'];
  if (filter.ids) said.push(`receipt.id = ANY(${put(filter.ids)}::uuid[])`);
  if (filter.year) said.push(`receipt.year = ${put(filter.year)}`);
  if (filter.gift_year) said.push(`receipt.gift_year = ${put(filter.gift_year)}`);
  for (const field of ['form', 'kind', 'status'] as const)
    if (filter[field]) said.push(`receipt.${field} = ANY(${put(filter[field])})`);
  if (filter.has_email !== undefined) said.push(`(receipt.email <> '') = ${put(filter.has_email)}`);
  if (filter.donation_id)
    said.push(
      `receipt.id IN (SELECT receipt_id FROM donation_receipts WHERE donation_id = ${put(filter.donation_id)})`,
    );
  if (filter.q)
    said.push(`says(receipt.number || ' ' || receipt.donor_name || ' ' || receipt.email, ${put(filter.q)})`);
  return { where: said.join(' AND '), values };
}
