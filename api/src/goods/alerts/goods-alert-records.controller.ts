import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RecordUuidPipe } from '../../platform/http/record-id.pipe.js';
import { GoodsAlert } from './goods-alert.dto.js';
import { GoodsAlertActionsService } from './goods-alert-actions.service.js';
import { GoodsAlertListsService } from './goods-alert-lists.service.js';

/** A record and its acts, at the specification's address and at the panel's: the same ones. */
@ApiTags('donation-alerts')
@ApiBearerAuth()
@Staff('donation-alerts')
@Controller(['donation-alerts', 'admin/donation-alerts'])
export class GoodsAlertRecordsController {
  constructor(
    private readonly lists: GoodsAlertListsService,
    private readonly actions: GoodsAlertActionsService,
  ) {}

  @Get(':id')
  @ApiOkResponse({ type: GoodsAlert })
  find(@Param('id', RecordUuidPipe) id: string): Promise<GoodsAlert> {
    return this.lists.find(id);
  }

  @Post(':id/mark_read')
  @HttpCode(200)
  @ApiOkResponse({ type: GoodsAlert })
  async markRead(
    @Param('id', RecordUuidPipe) id: string,
    @Caller() caller: CallingStaff,
  ): Promise<GoodsAlert> {
    await this.actions.run('mark_read', id, caller);
    return this.lists.find(id);
  }

  @Post(':id/resolve')
  @HttpCode(200)
  @ApiOkResponse({ type: GoodsAlert })
  async resolve(
    @Param('id', RecordUuidPipe) id: string,
    @Caller() caller: CallingStaff,
  ): Promise<GoodsAlert> {
    await this.actions.run('resolve', id, caller);
    return this.lists.find(id);
  }
}
