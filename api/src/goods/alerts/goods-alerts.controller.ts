import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AskedPath } from '../../platform/http/asked-path.js';
import { Staff } from '../../platform/http/audience.js';
import { GoodsAlertPageResponse, GoodsAlertsQuery } from './goods-alert.dto.js';
import { GoodsAlertListsService } from './goods-alert-lists.service.js';

@ApiTags('donation-alerts')
@ApiBearerAuth()
@Staff('donation-alerts')
@Controller('donation-alerts')
export class GoodsAlertsController {
  constructor(private readonly lists: GoodsAlertListsService) {}

  @Get()
  @ApiOkResponse({ type: GoodsAlertPageResponse })
  list(@Query() query: GoodsAlertsQuery, @AskedPath() asked: string): Promise<GoodsAlertPageResponse> {
    return this.lists.page(query, asked);
  }
}
