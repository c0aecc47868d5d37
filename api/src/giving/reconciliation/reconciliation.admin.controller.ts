import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import {
  ProviderReconciliationResponse,
  ReconciliationQuery,
  RepairBody,
  RepairReportResponse,
} from './reconciliation.dto.js';
import { ReconciliationService } from './reconciliation.service.js';

@ApiTags('admin/reconciliation')
@ApiBearerAuth()
@Staff('reconciliation')
@Controller('admin/reconciliation')
export class ReconciliationAdminController {
  constructor(private readonly reconciliation: ReconciliationService) {}

  @Get()
  @ApiOkResponse({ type: [ProviderReconciliationResponse] })
  overview(@Query() { days }: ReconciliationQuery): Promise<ProviderReconciliationResponse[]> {
    return this.reconciliation.overview(days);
  }

  @Post('repair')
  @HttpCode(200)
  @ApiOkResponse({ type: RepairReportResponse })
  repair(
    @Body() { provider, days }: RepairBody,
    @Caller() caller: CallingStaff,
  ): Promise<RepairReportResponse> {
    return this.reconciliation.repair(provider, days, caller);
  }
}
