import { Body, Controller, Get, Header, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { ApiRange, RangeQuery } from '../../platform/react-admin/range-query.js';
import { AskedDonorsBody, AskedDonors, WaitingReceipt } from './donation-receipt.dto.js';
import { WaitingReceiptsService } from './waiting-receipts.service.js';

const RESOURCE = 'receipts-waiting';
const SORTS = ['given_at', 'amount', 'donor_name', 'reference', 'asked_at'];
const FILTERS = { ids: 'uuids', q: 'text', gift_year: 'int', has_email: 'boolean' } as const;
const DIALECT = { sorts: SORTS, byDefault: ['given_at', 'ASC'], filters: FILTERS } as const;

@ApiTags('admin/receipts-waiting')
@ApiBearerAuth()
@Staff('receipts-waiting')
@Controller(`admin/${RESOURCE}`)
export class WaitingReceiptsAdminController {
  constructor(private readonly waiting: WaitingReceiptsService) {}

  @Get()
  @ApiRange(RESOURCE, SORTS, Object.keys(FILTERS))
  @ApiOkResponse({ type: [WaitingReceipt] })
  async list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<WaitingReceipt[]> {
    const range = RangeQuery.read(query, DIALECT);
    const [records, count] = await this.waiting.list(range);
    range.describe(reply, RESOURCE, records.length, count);
    return records;
  }

  @Staff('receipts-waiting', 'export')
  @Get('export')
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="recus-en-attente.csv"')
  @Header('Cache-Control', 'no-store')
  @ApiRange(RESOURCE, SORTS, Object.keys(FILTERS))
  @ApiProduces('text/csv')
  @ApiOkResponse({ type: String })
  export(@Query() query: Record<string, unknown>): Promise<string> {
    return this.waiting.export(RangeQuery.read(query, DIALECT));
  }

  /** Writes to these donors; those without an e-mail address are left out. */
  @Post('ask')
  @HttpCode(200)
  @ApiOkResponse({ type: AskedDonors })
  async ask(@Body() { ids }: AskedDonorsBody, @Caller() caller: CallingStaff): Promise<AskedDonors> {
    return { asked: await this.waiting.ask(ids, caller) };
  }
}
