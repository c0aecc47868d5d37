import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Caller, type CallingStaff, Staff } from '../../../platform/http/audience.js';
import { NotificationAddressService } from './notification-address.service.js';
import {
  NotificationEmailCode,
  NotificationEmailInput,
  NotificationPreferences,
  NotificationPreferencesInput,
} from './preferences.dto.js';
import { PreferencesService } from './preferences.service.js';

/** What one hears of, and where: one's own, whatever one's role. */
@ApiTags('admin/notifications')
@ApiBearerAuth()
@Staff('notifications')
@Controller('admin/notifications')
export class PreferencesAdminController {
  constructor(
    private readonly preferences: PreferencesService,
    private readonly addresses: NotificationAddressService,
  ) {}

  @Get('preferences')
  @ApiOkResponse({ type: NotificationPreferences })
  find(@Caller() { id }: CallingStaff): Promise<NotificationPreferences> {
    return this.preferences.find(id);
  }

  @Put('preferences')
  @ApiOkResponse({ type: NotificationPreferences })
  change(
    @Body() body: NotificationPreferencesInput,
    @Caller() { id }: CallingStaff,
  ): Promise<NotificationPreferences> {
    return this.preferences.change(id, body);
  }

  @Post('email')
  @HttpCode(200)
  @ApiOkResponse({ type: NotificationPreferences })
  async ask(
    @Body() { email }: NotificationEmailInput,
    @Caller() { id }: CallingStaff,
  ): Promise<NotificationPreferences> {
    await this.addresses.ask(id, email);
    return this.preferences.find(id);
  }

  @Post('email/confirm')
  @HttpCode(200)
  @ApiOkResponse({ type: NotificationPreferences })
  async confirm(
    @Body() { code }: NotificationEmailCode,
    @Caller() { id }: CallingStaff,
  ): Promise<NotificationPreferences> {
    await this.addresses.confirm(id, code);
    return this.preferences.find(id);
  }

  @Delete('email')
  @ApiOkResponse({ type: NotificationPreferences })
  async remove(@Caller() { id }: CallingStaff): Promise<NotificationPreferences> {
    await this.addresses.remove(id);
    return this.preferences.find(id);
  }
}
