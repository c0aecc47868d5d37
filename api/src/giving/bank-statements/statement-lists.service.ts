import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { RangeQuery } from '../../platform/react-admin/range-query.js';
import type { BankStatement, RejectedLine } from './bank-statement.dto.js';
import { BankStatementRow } from './bank-statement.entity.js';
import { countRejectedLines, rejectedLines, statements } from './bank-statements.queries.js';

/** The files that were imported, and the lines of theirs that could not be taken. */
@Injectable()
export class StatementListsService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async statements({ offset, limit, sort }: RangeQuery): Promise<[BankStatement[], number]> {
    const { manager } = this.dataSource;
    const rows = await statements[sort[1]].all(manager, offset, limit);
    return [rows.map(stamped), await manager.count(BankStatementRow)];
  }

  async setAside({ offset, limit, sort }: RangeQuery): Promise<[RejectedLine[], number]> {
    const rows = await rejectedLines[sort[1]].all(this.dataSource, offset, limit);
    const { count } = await countRejectedLines.one(this.dataSource);
    return [rows.map(stamped), count];
  }
}

const stamped = <Row extends { imported_at: Date }>(row: Row) => ({
  ...row,
  imported_at: row.imported_at.toISOString(),
});
