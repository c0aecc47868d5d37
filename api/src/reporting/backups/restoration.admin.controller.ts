import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RestorationConfirmation, RestorationState } from './restoration.dto.js';
import { RestorationConfirmationService } from './restoration-confirmation.service.js';

@ApiTags('admin/system')
@ApiBearerAuth()
@Staff('system')
@Controller('admin/system/restoration')
export class RestorationAdminController {
  constructor(private readonly confirmation: RestorationConfirmationService) {}

  @Get()
  @ApiOkResponse({ type: RestorationState })
  async state(): Promise<RestorationState> {
    return { restoration: await this.confirmation.state() };
  }

  @Post('confirm')
  @HttpCode(204)
  @ApiNoContentResponse()
  confirm(@Body() body: RestorationConfirmation, @Caller() staff: CallingStaff): Promise<void> {
    return this.confirmation.confirm(body, staff);
  }
}
