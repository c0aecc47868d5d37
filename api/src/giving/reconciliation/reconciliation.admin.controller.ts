import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import {
  ProviderReconciliation,
  ReconciliationQuery,
  RepairBody,
  RepairReport,
} from './reconciliation.dto.js';
import { ReconciliationService } from './reconciliation.service.js';

@ApiTags('admin/reconciliation')
@ApiBearerAuth()
@Staff('reconciliation')
@Controller('admin/reconciliation')
export class ReconciliationAdminController {
  constructor(private readonly reconciliation: ReconciliationService) {}

  @Get()
  @ApiOkResponse({ type: [ProviderReconciliation] })
  overview(@Query() { days }: ReconciliationQuery): Promise<ProviderReconciliation[]> {
    return this.reconciliation.overview(days);
  }

  @Post('repair')
  @HttpCode(200)
  @ApiOkResponse({ type: RepairReport })
  repair(@Body() { provider, days }: RepairBody, @Caller() caller: CallingStaff): Promise<RepairReport> {
    return this.reconciliation.repair(provider, days, caller);
  }
}
