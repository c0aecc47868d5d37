import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AskedPath } from '../platform/http/asked-path.js';
import { Staff } from '../platform/http/audience.js';
import { DonationAlertPageResponse, DonationAlertsQuery } from './donation-alert.dto.js';
import { DonationAlertListsService } from './donation-alert-lists.service.js';

@ApiTags('donation-alerts')
@ApiBearerAuth()
@Staff('donation-alerts')
@Controller('donation-alerts')
export class DonationAlertsController {
  constructor(private readonly lists: DonationAlertListsService) {}

  @Get()
  @ApiOkResponse({ type: DonationAlertPageResponse })
  list(@Query() query: DonationAlertsQuery, @AskedPath() asked: string): Promise<DonationAlertPageResponse> {
    return this.lists.page(query, asked);
  }
}
