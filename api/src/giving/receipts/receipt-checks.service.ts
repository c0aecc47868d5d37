import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { receiptCode, SPECIMEN_CODE } from './receipt.contract.js';
import type { ReceiptCheck } from './receipt.dto.js';
import { ReceiptRow } from './receipt.entity.js';
import { receiptErrors } from './receipt.errors.js';
import { presentCheck } from './receipt.presenter.js';

/** Confirms a receipt to whoever has it in hand. */
@Injectable()
export class ReceiptChecksService {
  constructor(@InjectRepository(ReceiptRow) private readonly receipts: Repository<ReceiptRow>) {}

  async check(typed: string): Promise<ReceiptCheck> {
    if (typed.trim().toUpperCase() === SPECIMEN_CODE) throw receiptErrors.specimen();
    const code = receiptCode(typed);
    const row = code && (await this.receipts.findOneBy({ code }));
    if (!row) throw receiptErrors.unknownCode();
    const next = row.replaced_by_id && (await this.receipts.findOneBy({ id: row.replaced_by_id }));
    return presentCheck(row, next ? next.number : null);
  }
}
