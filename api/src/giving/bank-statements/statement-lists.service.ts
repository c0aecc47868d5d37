import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { RangeQuery } from '../../platform/react-admin/range-query.js';
import type { BankStatement, RejectedLine } from './bank-statement.dto.js';

type Stamped<Row> = Row & { imported_at: Date };

/** The files that were imported, and the lines of theirs that could not be taken. */
@Injectable()
export class StatementListsService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async statements({ offset, limit, sort }: RangeQuery): Promise<[BankStatement[], number]> {
    const manager = this.dataSource.manager;
    const rows = await manager.query<Stamped<BankStatement>[]>(
      `SELECT id, file_name, format, account, first_day::text, last_day::text, credits, new_lines, imported_at,
              imported_by_name AS imported_by,
              (SELECT count(*) FROM bank_lines WHERE statement_id = s.id AND status = 'waiting')::int AS waiting
         FROM bank_statements s ORDER BY id ${sort[1]} OFFSET ${offset} LIMIT ${limit}`,
    );
    const [{ count } = { count: 0 }] = await manager.query<{ count: number }[]>(
      'SELECT count(*)::int AS count FROM bank_statements',
    );
    return [rows.map((row) => ({ ...row, imported_at: row.imported_at.toISOString() })), count];
  }

  async setAside({ offset, limit, sort }: RangeQuery): Promise<[RejectedLine[], number]> {
    const manager = this.dataSource.manager;
    const rows = await manager.query<Stamped<RejectedLine>[]>(
      `SELECT rejected.id, statement_id, file_name, imported_at, line, content, reason
         FROM bank_rejected_lines rejected JOIN bank_statements statement ON statement.id = statement_id
        ORDER BY rejected.id ${sort[1]} OFFSET ${offset} LIMIT ${limit}`,
    );
    const [{ count } = { count: 0 }] = await manager.query<{ count: number }[]>(
      'SELECT count(*)::int AS count FROM bank_rejected_lines',
    );
    return [rows.map((row) => ({ ...row, imported_at: row.imported_at.toISOString() })), count];
  }
}
