import { Body, Controller, Get, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AuditEntry } from '../audit/audit.dto.js';
import { AuditLogService } from '../audit/audit-log.service.js';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { readMultipart } from '../../platform/http/multipart-form.js';
import { ApiRange, RangeQuery } from '../../platform/react-admin/range-query.js';
import {
  EnvironmentQuery,
  SettingPicture,
  SettingPictureContent,
  SettingPictureForm,
  SettingRecord,
  UpdateSettingBody,
} from './setting.dto.js';
import { assertMaySet } from './assert-may-set.js';
import { settingErrors } from './setting.errors.js';
import { SettingPicturesService } from './setting-pictures.service.js';
import { SettingWritesService } from './setting-writes.service.js';
import { SETTING_FILTERS, SETTING_SORTS, windowed } from './setting-range.js';
import { SettingsAdminService } from './settings-admin.service.js';

const REFUSALS = { tooLarge: settingErrors.fileTooLarge, broken: settingErrors.brokenForm };

@ApiTags('admin/settings')
@ApiBearerAuth()
@Staff('settings')
@Controller('admin')
export class SettingsAdminController {
  constructor(
    private readonly adminList: SettingsAdminService,
    private readonly writes: SettingWritesService,
    private readonly pictures: SettingPicturesService,
    private readonly auditLog: AuditLogService,
  ) {}

  @Get('settings')
  @ApiRange('settings', SETTING_SORTS, Object.keys(SETTING_FILTERS))
  @ApiOkResponse({ type: [SettingRecord] })
  async list(@Query() query: Record<string, unknown>, @Res({ passthrough: true }) reply: FastifyReply) {
    const filters = { sorts: SETTING_SORTS, byDefault: ['order', 'ASC'], filters: SETTING_FILTERS } as const;
    const range = RangeQuery.read(query, filters);
    const { environment, q } = range.filter as { environment?: string; q?: string };
    const found = await this.adminList.list(this.adminList.environment(environment), q);
    const { records, count } = windowed(found, range, query['range'] !== undefined);
    range.describe(reply, 'settings', records.length, count);
    return records;
  }

  @Get('settings/:key')
  @ApiOkResponse({ type: SettingRecord })
  find(@Param('key') key: string, @Query() { environment }: EnvironmentQuery): Promise<SettingRecord> {
    return this.adminList.find(key, this.adminList.environment(environment));
  }

  @Staff('receipt-settings', 'write')
  @Put('settings/:key')
  @ApiOkResponse({ type: SettingRecord })
  async update(
    @Param('key') asked: string,
    @Body() { value, version, reason, environment }: UpdateSettingBody,
    @Caller() caller: CallingStaff,
  ): Promise<SettingRecord> {
    assertMaySet(caller, [asked]);
    const { key, environment: where } = await this.adminList.find(
      asked,
      this.adminList.environment(environment ?? undefined),
    );
    await this.writes.update(
      { key, value, version },
      { environment: where, reason: reason ?? '', author: caller },
    );
    return this.adminList.find(key, where);
  }

  @Get('settings/:key/history')
  @ApiOkResponse({ type: [AuditEntry] })
  async history(
    @Param('key') key: string,
    @Query() { environment }: EnvironmentQuery,
  ): Promise<AuditEntry[]> {
    const { id } = await this.adminList.find(key, this.adminList.environment(environment));
    return this.auditLog.history('settings', id);
  }

  @Staff('receipt-settings', 'write')
  @Post('setting-pictures/:key')
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: SettingPictureForm })
  @ApiCreatedResponse({ type: SettingPicture })
  async upload(
    @Param('key') key: string,
    @Req() request: FastifyRequest,
    @Caller() caller: CallingStaff,
  ): Promise<SettingPicture> {
    assertMaySet(caller, [key]);
    if (!request.isMultipart()) throw settingErrors.missingFile();
    const { content } = await readMultipart(request, REFUSALS);
    if (!content || content.length === 0) throw settingErrors.missingFile();
    return this.pictures.take(key, content);
  }

  @Staff('receipt-settings', 'write')
  @Get('setting-pictures/:key')
  @ApiOkResponse({ type: SettingPictureContent })
  picture(
    @Param('key') key: string,
    @Query() { environment }: EnvironmentQuery,
    @Caller() caller: CallingStaff,
  ): Promise<SettingPictureContent> {
    assertMaySet(caller, [key]);
    return this.pictures.read(key, this.adminList.environment(environment));
  }
}
