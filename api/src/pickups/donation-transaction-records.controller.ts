import { Body, Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Caller, type CallingStaff, Staff } from '../platform/http/audience.js';
import { RecordUuidPipe } from '../platform/http/record-id.pipe.js';
import { DonationTransactionResponse } from './donation-transaction.dto.js';
import { DonationTransactionsService } from './donation-transactions.service.js';
import { PickupActsService } from './pickup-acts.service.js';
import {
  CancelPickupBody,
  CompletePickupBody,
  MarkContactedBody,
  SchedulePickupBody,
} from './transaction-acts.dto.js';

/** A record and its acts, at the specification's address and at the panel's: the same ones. */
@ApiTags('donation-transactions')
@ApiBearerAuth()
@Staff('donation-transactions')
@Controller(['donation-transactions', 'admin/donation-transactions'])
export class DonationTransactionRecordsController {
  constructor(
    private readonly transactions: DonationTransactionsService,
    private readonly acts: PickupActsService,
  ) {}

  @Get(':id')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: DonationTransactionResponse })
  find(@Param('id', RecordUuidPipe) id: string): Promise<DonationTransactionResponse> {
    return this.transactions.find(id);
  }

  @Post(':id/mark_contacted')
  @HttpCode(200)
  @ApiOkResponse({ type: DonationTransactionResponse })
  async markContacted(
    @Param('id', RecordUuidPipe) id: string,
    @Body() body: MarkContactedBody,
    @Caller() caller: CallingStaff,
  ): Promise<DonationTransactionResponse> {
    await this.acts.markContacted(id, body, caller);
    return this.transactions.find(id);
  }

  @Post(':id/schedule_pickup')
  @HttpCode(200)
  @ApiOkResponse({ type: DonationTransactionResponse })
  async schedule(
    @Param('id', RecordUuidPipe) id: string,
    @Body() body: SchedulePickupBody,
    @Caller() caller: CallingStaff,
  ): Promise<DonationTransactionResponse> {
    await this.acts.schedule(id, body, caller);
    return this.transactions.find(id);
  }

  @Post(':id/reschedule_pickup')
  @HttpCode(200)
  @ApiOkResponse({ type: DonationTransactionResponse })
  async reschedule(
    @Param('id', RecordUuidPipe) id: string,
    @Body() body: SchedulePickupBody,
    @Caller() caller: CallingStaff,
  ): Promise<DonationTransactionResponse> {
    await this.acts.reschedule(id, body, caller);
    return this.transactions.find(id);
  }

  @Post(':id/complete_pickup')
  @HttpCode(200)
  @ApiOkResponse({ type: DonationTransactionResponse })
  async complete(
    @Param('id', RecordUuidPipe) id: string,
    @Body() body: CompletePickupBody,
    @Caller() caller: CallingStaff,
  ): Promise<DonationTransactionResponse> {
    await this.acts.complete(id, body, caller);
    return this.transactions.find(id);
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @ApiOkResponse({ type: DonationTransactionResponse })
  async cancel(
    @Param('id', RecordUuidPipe) id: string,
    @Body() body: CancelPickupBody,
    @Caller() caller: CallingStaff,
  ): Promise<DonationTransactionResponse> {
    await this.acts.cancel(id, body, caller);
    return this.transactions.find(id);
  }
}
