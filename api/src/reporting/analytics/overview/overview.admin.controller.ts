import { Controller, Get, Header, Query, UseInterceptors } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Caller, type CallingStaff, Staff } from '../../../platform/http/audience.js';
import { GiftFlow, GiftFlowQuery, Overview } from './overview.dto.js';
import { OverviewService } from './overview.service.js';
import { QuestionsInFlight } from '../questions-in-flight.interceptor.js';

@ApiTags('admin/analytics')
@ApiBearerAuth()
@Staff('analytics')
@UseInterceptors(QuestionsInFlight)
@Controller('admin/analytics')
export class OverviewAdminController {
  constructor(private readonly overview: OverviewService) {}

  @Get('years')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: Overview })
  years(@Caller() caller: CallingStaff): Promise<Overview> {
    return this.overview.overview(caller.may('giving', 'read'));
  }

  @Staff('giving')
  @Get('flow')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: GiftFlow })
  flow(@Query() query: GiftFlowQuery): Promise<GiftFlow> {
    return this.overview.flow(query);
  }
}
