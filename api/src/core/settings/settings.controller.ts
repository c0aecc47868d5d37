import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Caller, type CallingStaff, Public, Staff } from '../../platform/http/audience.js';
import { CachedUntilNextRevision } from '../../platform/http/public-cache.js';
import { SETTING_CATEGORY_RECORDS } from './setting.presenter.js';
import {
  BulkSettingsAnswer,
  BulkSettingsUpdate,
  EnvironmentQuery,
  SettingCategoryListResponse,
  SettingGap,
  SettingListResponse,
  SettingRecord,
  SettingsQuery,
  SettingsStats,
  UpdateSettingBody,
} from './setting.dto.js';
import { SettingWritesService } from './setting-writes.service.js';
import { assertMaySet } from './assert-may-set.js';
import { SettingsAdminService } from './settings-admin.service.js';
import { SettingsService } from './settings.service.js';
import { PublicSettings } from './setting-values.dto.js';

@ApiTags('settings')
@Controller()
export class SettingsController {
  constructor(
    private readonly settings: SettingsService,
    private readonly adminList: SettingsAdminService,
    private readonly writes: SettingWritesService,
  ) {}

  @Public()
  @CachedUntilNextRevision()
  @Get('settings/public')
  @ApiOkResponse({ type: PublicSettings })
  public(): Promise<PublicSettings> {
    return this.settings.public();
  }

  @Staff('settings')
  @ApiBearerAuth()
  @Get('settings-categories')
  @ApiOkResponse({ type: SettingCategoryListResponse })
  categories(): SettingCategoryListResponse {
    return whole([...SETTING_CATEGORY_RECORDS]);
  }

  @Staff('settings')
  @ApiBearerAuth()
  @Get('settings')
  @ApiOkResponse({ type: SettingListResponse })
  async list(@Query() { environment, search }: SettingsQuery): Promise<SettingListResponse> {
    return whole(await this.adminList.list(this.adminList.environment(environment), search));
  }

  @Staff('settings')
  @ApiBearerAuth()
  @Get('settings/stats')
  @ApiOkResponse({ type: SettingsStats })
  stats(@Query() { environment }: EnvironmentQuery): Promise<SettingsStats> {
    return this.adminList.stats(this.adminList.environment(environment));
  }

  @Staff('settings')
  @ApiBearerAuth()
  @Get('settings/gaps')
  @ApiOkResponse({ type: [SettingGap] })
  gaps(@Query() { environment }: EnvironmentQuery): Promise<SettingGap[]> {
    return this.adminList.gaps(this.adminList.environment(environment));
  }

  @Staff('receipt-settings')
  @ApiBearerAuth()
  @Patch('settings/:key/update_value')
  @ApiOkResponse({ type: SettingRecord })
  async update(
    @Param('key') key: string,
    @Body() body: UpdateSettingBody,
    @Caller() caller: CallingStaff,
  ): Promise<SettingRecord> {
    assertMaySet(caller, [key]);
    const environment = this.adminList.environment(body.environment ?? undefined);
    const { version } = await this.adminList.find(key, environment);
    const change = { key, value: body.value, version: body.version ?? version };
    await this.writes.update(change, { environment, reason: body.reason ?? '', author: caller });
    return this.adminList.find(key, environment);
  }

  @Staff('receipt-settings')
  @ApiBearerAuth()
  @Post('settings/bulk_update')
  @HttpCode(200)
  @ApiOkResponse({ type: BulkSettingsAnswer })
  async updateAll(
    @Body() { settings, environment, reason }: BulkSettingsUpdate,
    @Caller() caller: CallingStaff,
  ): Promise<BulkSettingsAnswer> {
    assertMaySet(
      caller,
      settings.map(({ key }) => key),
    );
    const where = this.adminList.environment(environment ?? undefined);
    const updated = await this.writes.updateAll(settings, {
      environment: where,
      reason: reason ?? '',
      author: caller,
    });
    const keys = new Set(settings.map(({ key }) => key));
    const results = (await this.adminList.list(where)).filter(({ key }) => keys.has(key));
    return { updated, results };
  }
}

function whole<T>(results: T[]) {
  return { count: results.length, next: null, previous: null, results };
}
