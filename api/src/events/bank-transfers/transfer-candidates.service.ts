import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { BankLinesService } from '../../giving/bank-statements/bank-lines.service.js';
import { toMajorUnits, toMinorUnits } from '../../platform/money/money.contract.js';
import { TRANSFER_LIMITS } from './registration-transfer.contract.js';
import type { RegistrationCandidate } from './registration-transfers.dto.js';
import { registrationReferences } from './registration-references.js';
import { likelyRegistrations } from './registration-transfers.queries.js';

/** Which registrations a line of the bank may pay for. */
@Injectable()
export class TransferCandidatesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly lines: BankLinesService,
  ) {}

  /** Those that the bank's words name, those that a word finds, or those that wait for the line's amount. */
  async of(line_id: string, word: string): Promise<RegistrationCandidate[]> {
    const { wording, counterparty, amount, currency } = await this.lines.find(line_id);
    const named = registrationReferences(`${wording} ${counterparty}`);
    const minor = toMinorUnits(Math.abs(amount), currency)!;
    const { candidates } = TRANSFER_LIMITS;
    const found = await likelyRegistrations.all(
      this.dataSource,
      named,
      word.trim(),
      minor,
      currency,
      candidates,
    );
    return found.map(({ id, first_name, last_name, owed, ...row }) => ({
      ...row,
      registration_id: id,
      name: `${first_name} ${last_name}`.trim(),
      owed: toMajorUnits(owed, row.currency),
    }));
  }
}
