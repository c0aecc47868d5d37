import { Injectable } from '@nestjs/common';
import type { Author } from '../../core/audit/audit-log.service.js';
import { BankLineChangesService } from './bank-line-changes.service.js';
import type { BankLineRow } from './bank-line.entity.js';
import { bankTexts } from './bank-statement.content.js';
import { statementErrors } from './bank-statement.errors.js';

/** Money that came to the association and was none of its own, given back: two lines of the bank that cancel out. */
@Injectable()
export class BankReturnsService {
  constructor(private readonly changes: BankLineChangesService) {}

  /** The debit gives back what came in: both are handled, and nothing of them is a gift. Refuses another amount. */
  pair(id: string, version: number, credit_id: string, author: Author): Promise<void> {
    return this.changes.handle(id, version, author, async (tx, debit) => {
      if (debit.amount > 0) throw statementErrors.notADebit();
      const credit = await this.changes.also(tx, credit_id, author, (line) => {
        if (!gives(debit, line)) throw statementErrors.notReturned();
        const note = bankTexts.returned(debit.booked_on);
        return { status: 'returned', counterpart_id: debit.id, note, ...this.changes.handledBy(author) };
      });
      return { status: 'returned', counterpart_id: credit.id, note: bankTexts.returns(credit.booked_on) };
    });
  }
}

function gives(debit: BankLineRow, credit: BankLineRow): boolean {
  const isFree = credit.status === 'waiting' || credit.status === 'ignored';
  const isSame = credit.amount === -debit.amount && credit.currency === debit.currency;
  return isFree && isSame && credit.booked_on <= debit.booked_on && credit.mode === debit.mode;
}
