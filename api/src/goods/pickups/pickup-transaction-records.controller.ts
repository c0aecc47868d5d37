import { Body, Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RecordUuidPipe } from '../../platform/http/record-id.pipe.js';
import { PickupTransaction } from './pickup-transaction.dto.js';
import { PickupTransactionsService } from './pickup-transactions.service.js';
import { PickupActionsService } from './pickup-actions.service.js';
import { CancelPickup, CompletePickup, MarkContacted, SchedulePickup } from './transaction-actions.dto.js';

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
  @ApiOkResponse({ type: PickupTransaction })
  find(@Param('id', RecordUuidPipe) id: string): Promise<PickupTransaction> {
    return this.transactions.find(id);
  }

  @Post(':id/mark_contacted')
  @HttpCode(200)
  @ApiOkResponse({ type: PickupTransaction })
  async markContacted(
    @Param('id', RecordUuidPipe) id: string,
    @Body() body: MarkContacted,
    @Caller() caller: CallingStaff,
  ): Promise<PickupTransaction> {
    await this.actions.markContacted(id, body, caller);
    return this.transactions.find(id);
  }

  @Post(':id/schedule_pickup')
  @HttpCode(200)
  @ApiOkResponse({ type: PickupTransaction })
  async schedule(
    @Param('id', RecordUuidPipe) id: string,
    @Body() body: SchedulePickup,
    @Caller() caller: CallingStaff,
  ): Promise<PickupTransaction> {
    await this.actions.schedule(id, body, caller);
    return this.transactions.find(id);
  }

  @Post(':id/reschedule_pickup')
  @HttpCode(200)
  @ApiOkResponse({ type: PickupTransaction })
  async reschedule(
    @Param('id', RecordUuidPipe) id: string,
    @Body() body: SchedulePickup,
    @Caller() caller: CallingStaff,
  ): Promise<PickupTransaction> {
    await this.actions.reschedule(id, body, caller);
    return this.transactions.find(id);
  }

  @Post(':id/complete_pickup')
  @HttpCode(200)
  @ApiOkResponse({ type: PickupTransaction })
  async complete(
    @Param('id', RecordUuidPipe) id: string,
    @Body() body: CompletePickup,
    @Caller() caller: CallingStaff,
  ): Promise<PickupTransaction> {
    await this.actions.complete(id, body, caller);
    return this.transactions.find(id);
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @ApiOkResponse({ type: PickupTransaction })
  async cancel(
    @Param('id', RecordUuidPipe) id: string,
    @Body() body: CancelPickup,
    @Caller() caller: CallingStaff,
  ): Promise<PickupTransaction> {
    await this.actions.cancel(id, body, caller);
    return this.transactions.find(id);
  }
}
