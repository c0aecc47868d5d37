import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import { BankLinesService } from '../../giving/bank-statements/bank-lines.service.js';
import { BankLineUndoBody } from '../../giving/bank-statements/bank-line-actions.dto.js';
import { BankLine } from '../../giving/bank-statements/bank-statement.dto.js';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RecordUuidPipe } from '../../platform/http/record-id.pipe.js';
import { RegistrationCandidate, RegistrationShareBody } from './registration-transfers.dto.js';
import { RegistrationTransfersService } from './registration-transfers.service.js';
import { TransferCandidatesService } from './transfer-candidates.service.js';

/** Lines of the bank that pay for registrations. */
@ApiTags('admin/bank-lines')
@ApiBearerAuth()
@Staff('bank-lines')
@Controller('admin/bank-lines/:id/registrations')
export class RegistrationTransfersAdminController {
  constructor(
    private readonly transfers: RegistrationTransfersService,
    private readonly candidates: TransferCandidatesService,
    private readonly lines: BankLinesService,
  ) {}

  @Get()
  @ApiQuery({ name: 'q', required: false, type: String, description: 'Référence, nom, e-mail ou événement.' })
  @ApiOkResponse({ type: [RegistrationCandidate] })
  list(@Param('id', RecordUuidPipe) id: string, @Query('q') q: unknown): Promise<RegistrationCandidate[]> {
    return this.candidates.of(id, typeof q === 'string' ? q.slice(0, 200) : '');
  }

  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: BankLine })
  async share(
    @Param('id', RecordUuidPipe) id: string,
    @Body() body: RegistrationShareBody,
    @Caller() caller: CallingStaff,
  ): Promise<BankLine> {
    await this.transfers.share(id, body, caller);
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
    await this.transfers.undo(id, version, reason, caller);
    return this.lines.find(id);
  }
}
