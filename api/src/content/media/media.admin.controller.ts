import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { SHELVES } from '../../core/audit/audit.contract.js';
import { AuditEntry } from '../../core/audit/audit.dto.js';
import { AuditLogService } from '../../core/audit/audit-log.service.js';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { AskedRange, ListRange, ListRoute } from '../../platform/react-admin/list-routes.js';
import { MediaService } from './media.service.js';
import { MediaTrashService } from './media-trash.service.js';
import { MediaUploadsService } from './media-uploads.service.js';
import { MediaWritesService } from './media-writes.service.js';
import { readUpload } from './upload.js';
import { BulkResponse } from '../../platform/http/bulk.dto.js';
import {
  MediaBinned,
  MediaIdsBody,
  MediaRecord,
  MediaUpdate,
  MoveMediaBody,
  UploadForm,
} from './media.dto.js';

const DIALECT = {
  sorts: ['id', 'created_at', 'updated_at', 'alt', 'original_name', 'bytes'],
  byDefault: ['created_at', 'DESC'],
  filters: { ids: 'ids', q: 'text', shelf: SHELVES, folder: 'ids', used: 'boolean' },
} as const;

@ApiTags('admin/media')
@ApiBearerAuth()
@Staff('media')
@Controller('admin/media')
export class MediaAdminController {
  constructor(
    private readonly media: MediaService,
    private readonly uploads: MediaUploadsService,
    private readonly writes: MediaWritesService,
    private readonly trash: MediaTrashService,
    private readonly auditLog: AuditLogService,
  ) {}

  @Get()
  @ListRoute('media', DIALECT, MediaRecord)
  async list(@AskedRange() range: ListRange): Promise<MediaRecord[]> {
    return range.answer(await this.media.list(range));
  }

  @Get(':id')
  @ApiOkResponse({ type: MediaRecord })
  find(@Param('id', RecordIdPipe) id: number): Promise<MediaRecord> {
    return this.media.find(id);
  }

  @Post()
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: UploadForm })
  @ApiCreatedResponse({ type: MediaRecord })
  async upload(@Req() request: FastifyRequest, @Caller() caller: CallingStaff): Promise<MediaRecord> {
    const { content, name, fields } = await readUpload(request);
    return this.media.find(await this.uploads.upload(content, name, fields, caller));
  }

  @Post('move')
  @HttpCode(200)
  @ApiOkResponse({ type: BulkResponse })
  async move(
    @Body() { ids, folder_id }: MoveMediaBody,
    @Caller() caller: CallingStaff,
  ): Promise<BulkResponse> {
    return { updated: await this.writes.move(ids, folder_id, caller) };
  }

  @Post('bin')
  @HttpCode(200)
  @ApiOkResponse({ type: MediaBinned })
  removeMany(@Body() { ids }: MediaIdsBody, @Caller() caller: CallingStaff): Promise<MediaBinned> {
    return this.trash.removeMany(ids, caller);
  }

  @Post('restore')
  @HttpCode(200)
  @ApiOkResponse({ type: BulkResponse })
  async restoreMany(@Body() { ids }: MediaIdsBody, @Caller() caller: CallingStaff): Promise<BulkResponse> {
    return { updated: await this.trash.restoreMany(ids, caller) };
  }

  @Put(':id')
  @ApiOkResponse({ type: MediaRecord })
  async update(
    @Param('id', RecordIdPipe) id: number,
    @Body() body: MediaUpdate,
    @Caller() caller: CallingStaff,
  ): Promise<MediaRecord> {
    await this.writes.update(id, body, caller);
    return this.media.find(id);
  }

  @Delete(':id')
  @ApiOkResponse({ type: MediaRecord })
  async remove(@Param('id', RecordIdPipe) id: number, @Caller() caller: CallingStaff): Promise<MediaRecord> {
    await this.trash.remove(id, caller);
    return this.media.find(id);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOkResponse({ type: MediaRecord })
  async restore(@Param('id', RecordIdPipe) id: number, @Caller() caller: CallingStaff): Promise<MediaRecord> {
    await this.trash.restore(id, caller);
    return this.media.find(id);
  }

  @Get(':id/history')
  @ApiOkResponse({ type: [AuditEntry] })
  async history(@Param('id', RecordIdPipe) id: number): Promise<AuditEntry[]> {
    return this.auditLog.history('media', (await this.media.find(id)).id);
  }
}
