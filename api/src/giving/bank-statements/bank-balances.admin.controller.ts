import { Body, Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { BankBalancesService } from './bank-balances.service.js';
import { BankBalanceBody, BankOverview } from './bank-balance.dto.js';

@ApiTags('admin/bank-balances')
@ApiBearerAuth()
@Staff('bank-balances')
@Controller('admin/bank-balances')
export class BankBalancesAdminController {
  constructor(private readonly balances: BankBalancesService) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: BankOverview })
  overview(): Promise<BankOverview> {
    return this.balances.overview();
  }

  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: BankOverview })
  async record(
    @Body() { account = '', day, amount, currency = 'EUR' }: BankBalanceBody,
    @Caller() caller: CallingStaff,
  ): Promise<BankOverview> {
    await this.balances.record({ account, day, amount, currency }, caller);
    return this.balances.overview();
  }
}
