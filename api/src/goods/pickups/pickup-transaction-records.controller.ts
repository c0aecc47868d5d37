import { Body, Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RecordUuidPipe } from '../../platform/http/record-id.pipe.js';
import { PickupTransactionResponse } from './pickup-transaction.dto.js';
import { PickupTransactionsService } from './pickup-transactions.service.js';
import { PickupActionsService } from './pickup-actions.service.js';
import {
  CancelPickupBody,
  CompletePickupBody,
  MarkContactedBody,
  SchedulePickupBody,
} from './transaction-actions.dto.js';

/** A record and its acts, at the specification's address and at the panel's: the same ones. */
@ApiTags('donation-transactions')
@ApiBearerAuth()
@Staff('donation-transactions')
@Controller(['donation-transactions', 'admin/donation-transactions'])
export class PickupTransactionRecordsController {
  constructor(
    private readonly transactions: PickupTransactionsService,
    private readonly actions: PickupActionsService,
  ) {}

  @Get(':id')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: PickupTransactionResponse })
  find(@Param('id', RecordUuidPipe) id: string): Promise<PickupTransactionResponse> {
    return this.transactions.find(id);
  }

  @Post(':id/mark_contacted')
  @HttpCode(200)
  @ApiOkResponse({ type: PickupTransactionResponse })
  async markContacted(
    @Param('id', RecordUuidPipe) id: string,
    @Body() body: MarkContactedBody,
    @Caller() caller: CallingStaff,
  ): Promise<PickupTransactionResponse> {
    await this.actions.markContacted(id, body, caller);
    return this.transactions.find(id);
  }

  @Post(':id/schedule_pickup')
  @HttpCode(200)
  @ApiOkResponse({ type: PickupTransactionResponse })
  async schedule(
    @Param('id', RecordUuidPipe) id: string,
    @Body() body: SchedulePickupBody,
    @Caller() caller: CallingStaff,
  ): Promise<PickupTransactionResponse> {
    await this.actions.schedule(id, body, caller);
    return this.transactions.find(id);
  }

  @Post(':id/reschedule_pickup')
  @HttpCode(200)
  @ApiOkResponse({ type: PickupTransactionResponse })
  async reschedule(
    @Param('id', RecordUuidPipe) id: string,
    @Body() body: SchedulePickupBody,
    @Caller() caller: CallingStaff,
  ): Promise<PickupTransactionResponse> {
    await this.actions.reschedule(id, body, caller);
    return this.transactions.find(id);
  }

  @Post(':id/complete_pickup')
  @HttpCode(200)
  @ApiOkResponse({ type: PickupTransactionResponse })
  async complete(
    @Param('id', RecordUuidPipe) id: string,
    @Body() body: CompletePickupBody,
    @Caller() caller: CallingStaff,
  ): Promise<PickupTransactionResponse> {
    await this.actions.complete(id, body, caller);
    return this.transactions.find(id);
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @ApiOkResponse({ type: PickupTransactionResponse })
  async cancel(
    @Param('id', RecordUuidPipe) id: string,
    @Body() body: CancelPickupBody,
    @Caller() caller: CallingStaff,
  ): Promise<PickupTransactionResponse> {
    await this.actions.cancel(id, body, caller);
    return this.transactions.find(id);
  }
}
