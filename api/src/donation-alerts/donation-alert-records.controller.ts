import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Caller, type CallingStaff, Staff } from '../platform/http/audience.js';
import { RecordUuidPipe } from '../platform/http/record-id.pipe.js';
import { DonationAlertResponse } from './donation-alert.dto.js';
import { DonationAlertActsService } from './donation-alert-acts.service.js';
import { DonationAlertListsService } from './donation-alert-lists.service.js';

/** A record and its acts, at the specification's address and at the panel's: the same ones. */
@ApiTags('donation-alerts')
@ApiBearerAuth()
@Staff('donation-alerts')
@Controller(['donation-alerts', 'admin/donation-alerts'])
export class DonationAlertRecordsController {
  constructor(
    private readonly lists: DonationAlertListsService,
    private readonly acts: DonationAlertActsService,
  ) {}

  @Get(':id')
  @ApiOkResponse({ type: DonationAlertResponse })
  find(@Param('id', RecordUuidPipe) id: string): Promise<DonationAlertResponse> {
    return this.lists.find(id);
  }

  @Post(':id/mark_read')
  @HttpCode(200)
  @ApiOkResponse({ type: DonationAlertResponse })
  async markRead(
    @Param('id', RecordUuidPipe) id: string,
    @Caller() caller: CallingStaff,
  ): Promise<DonationAlertResponse> {
    await this.acts.run('mark_read', id, caller);
    return this.lists.find(id);
  }

  @Post(':id/resolve')
  @HttpCode(200)
  @ApiOkResponse({ type: DonationAlertResponse })
  async resolve(
    @Param('id', RecordUuidPipe) id: string,
    @Caller() caller: CallingStaff,
  ): Promise<DonationAlertResponse> {
    await this.acts.run('resolve', id, caller);
    return this.lists.find(id);
  }
}
