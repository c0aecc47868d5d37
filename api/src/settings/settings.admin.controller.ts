import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AuditEntryResponse } from '../audit/audit.dto.js';
import { AuditTrailService } from '../audit/audit-trail.service.js';
import { Caller, type CallingStaff, Staff } from '../platform/http/audience.js';
import { SettingResponse, UpdateSettingBody } from './setting.dto.js';
import { SettingWritesService } from './setting-writes.service.js';
import { SettingsService } from './settings.service.js';

@ApiTags('admin/settings')
@ApiBearerAuth()
@Staff('administrateur')
@Controller('admin/settings')
export class SettingsAdminController {
  constructor(
    private readonly settings: SettingsService,
    private readonly writes: SettingWritesService,
    private readonly trail: AuditTrailService,
  ) {}

  @Get()
  @ApiOkResponse({ type: [SettingResponse] })
  list(): Promise<SettingResponse[]> {
    return this.settings.list();
  }

  @Get(':key')
  @ApiOkResponse({ type: SettingResponse })
  find(@Param('key') key: string): Promise<SettingResponse> {
    return this.settings.find(key);
  }

  @Put(':key')
  @ApiOkResponse({ type: SettingResponse })
  async update(
    @Param('key') key: string,
    @Body() body: UpdateSettingBody,
    @Caller() caller: CallingStaff,
  ): Promise<SettingResponse> {
    await this.writes.update(key, body, caller);
    return this.settings.find(key);
  }

  @Get(':key/history')
  @ApiOkResponse({ type: [AuditEntryResponse] })
  async history(@Param('key') key: string): Promise<AuditEntryResponse[]> {
    return this.trail.history('settings', (await this.settings.find(key)).id);
  }
}
