import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RecordUuidPipe } from '../../platform/http/record-id.pipe.js';
import { RecordVersion } from '../../platform/http/version.dto.js';
import { toMinorUnits } from '../../platform/money/money.contract.js';
import { BankEntriesService } from './bank-entries.service.js';
import { BankLineActionsService } from './bank-line-actions.service.js';
import { BankLineEntriesService } from './bank-line-entries.service.js';
import { BankReturnsService } from './bank-returns.service.js';
import { BankLinesService } from './bank-lines.service.js';
import {
  BankLineDepositBody,
  BankLineLinkBody,
  BankLinePayoutBody,
  BankLineReturnBody,
  BankLineUndoBody,
} from './bank-line-actions.dto.js';
import { BankLine } from './bank-statement.dto.js';
import { BankEntry, DepositCandidate } from './bank-balance.dto.js';

/** Lines of the bank that are no gift, and what was done with a line by mistake. */
@ApiTags('admin/bank-lines')
@ApiBearerAuth()
@Staff('bank-lines')
@Controller('admin/bank-lines/:id')
export class BankLineEntriesAdminController {
  constructor(
    private readonly lines: BankLinesService,
    private readonly actions: BankLineActionsService,
    private readonly lineEntries: BankLineEntriesService,
    private readonly entries: BankEntriesService,
    private readonly returns: BankReturnsService,
  ) {}

  @Get('entries')
  @ApiOkResponse({ type: [BankEntry] })
  async like(@Param('id', RecordUuidPipe) id: string): Promise<BankEntry[]> {
    const { booked_on, amount, currency } = await this.lines.find(id);
    const minor = toMinorUnits(Math.abs(amount), currency)!;
    return this.entries.like({ booked_on, amount: amount < 0 ? -minor : minor, currency });
  }

  @Get('deposit-candidates')
  @ApiOkResponse({ type: [DepositCandidate] })
  async inHand(@Param('id', RecordUuidPipe) id: string): Promise<DepositCandidate[]> {
    return this.entries.depositCandidates((await this.lines.find(id)).currency);
  }

  @Get('return-candidates')
  @ApiOkResponse({ type: [BankLine] })
  returnable(@Param('id', RecordUuidPipe) id: string): Promise<BankLine[]> {
    return this.lines.returnable(id);
  }

  @Post('return')
  @HttpCode(200)
  @ApiOkResponse({ type: BankLine })
  async return(
    @Param('id', RecordUuidPipe) id: string,
    @Body() { version, credit_id }: BankLineReturnBody,
    @Caller() caller: CallingStaff,
  ): Promise<BankLine> {
    await this.returns.pair(id, version, credit_id, caller);
    return this.lines.find(id);
  }

  @Post('link')
  @HttpCode(200)
  @ApiOkResponse({ type: BankLine })
  async link(
    @Param('id', RecordUuidPipe) id: string,
    @Body() { version, entry_id }: BankLineLinkBody,
    @Caller() caller: CallingStaff,
  ): Promise<BankLine> {
    await this.lineEntries.link(id, version, entry_id, caller);
    return this.lines.find(id);
  }

  @Post('payout')
  @HttpCode(200)
  @ApiOkResponse({ type: BankLine })
  async payout(
    @Param('id', RecordUuidPipe) id: string,
    @Body() { version, provider }: BankLinePayoutBody,
    @Caller() caller: CallingStaff,
  ): Promise<BankLine> {
    await this.lineEntries.payout(id, version, provider, caller);
    return this.lines.find(id);
  }

  @Post('deposit')
  @HttpCode(200)
  @ApiOkResponse({ type: BankLine })
  async deposit(
    @Param('id', RecordUuidPipe) id: string,
    @Body() { version, donation_ids }: BankLineDepositBody,
    @Caller() caller: CallingStaff,
  ): Promise<BankLine> {
    await this.lineEntries.deposit(id, version, donation_ids, caller);
    return this.lines.find(id);
  }

  @Post('fee')
  @HttpCode(200)
  @ApiOkResponse({ type: BankLine })
  async fee(
    @Param('id', RecordUuidPipe) id: string,
    @Body() { version }: RecordVersion,
    @Caller() caller: CallingStaff,
  ): Promise<BankLine> {
    await this.lineEntries.fee(id, version, caller);
    return this.lines.find(id);
  }

  @Post('undo')
  @HttpCode(200)
  @ApiOkResponse({ type: BankLine })
  async undo(
    @Param('id', RecordUuidPipe) id: string,
    @Body() { version, reason }: BankLineUndoBody,
    @Caller() caller: CallingStaff,
  ): Promise<BankLine> {
    await this.actions.undo(id, version, reason, caller);
    return this.lines.find(id);
  }
}
