import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { ClosedYearsService } from './closed-years.service.js';
import { ClosedYearInput, ClosedYears } from './expense.dto.js';

@ApiTags('admin/closed-years')
@ApiBearerAuth()
@Staff('closed-years')
@Controller('admin/closed-years')
export class ClosedYearsAdminController {
  constructor(private readonly years: ClosedYearsService) {}

  @Get()
  @ApiOkResponse({ type: ClosedYears })
  async list(): Promise<ClosedYears> {
    return { years: await this.years.list() };
  }

  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: ClosedYears })
  async close(@Body() { year }: ClosedYearInput, @Caller() caller: CallingStaff): Promise<ClosedYears> {
    await this.years.close(year, caller);
    return { years: await this.years.list() };
  }
}
