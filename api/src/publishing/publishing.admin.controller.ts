import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Req } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AuditEntryResponse } from '../audit/audit.dto.js';
import { Caller, type CallingStaff, Staff } from '../platform/http/audience.js';
import { RecordIdPipe } from '../platform/http/record-id.pipe.js';
import { BulkActsService } from './bulk-acts.service.js';
import { ContentBinService } from './content-bin.service.js';
import { ContentDeskService } from './content-desk.service.js';
import { ImportsService } from './imports.service.js';
import { PublicationService } from './publication.service.js';
import {
  ActBody,
  BulkActBody,
  BulkActResponse,
  EditionDetailResponse,
  EditionResponse,
  ImportForm,
  ImportReportResponse,
  PrivatePreviewResponse,
  PublishBody,
  PublishedRecordResponse,
} from './publishing.dto.js';

/** What staff do to a record of any kind of content; a feature's own controller reads and writes its fields. */
@ApiTags('admin/publishing')
@ApiBearerAuth()
@Staff(':resource')
@Controller('admin/:resource')
export class PublishingAdminController {
  constructor(
    private readonly desk: ContentDeskService,
    private readonly publication: PublicationService,
    private readonly bin: ContentBinService,
    private readonly imports: ImportsService,
    private readonly acts: BulkActsService,
  ) {}

  @Post('import')
  @HttpCode(200)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: ImportForm })
  @ApiOkResponse({ type: ImportReportResponse })
  async import(
    @Param('resource') resource: string,
    @Req() request: FastifyRequest,
    @Caller() caller: CallingStaff,
  ): Promise<ImportReportResponse> {
    const kind = this.desk.kind(resource);
    const { file, isDryRun } = await this.imports.readForm(request);
    return this.imports.run(kind, file, isDryRun, caller);
  }

  @Post('acts')
  @HttpCode(200)
  @ApiOkResponse({ type: BulkActResponse })
  act(
    @Param('resource') resource: string,
    @Body() { act, ids }: BulkActBody,
    @Caller() caller: CallingStaff,
  ): Promise<BulkActResponse> {
    return this.acts.run(this.desk.kind(resource), act, ids, caller);
  }

  @Staff(':resource', 'write')
  @Get('import/template')
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Header('Cache-Control', 'no-store')
  @ApiProduces('text/csv')
  @ApiOkResponse({ type: String })
  template(@Param('resource') resource: string): string {
    return this.imports.template(this.desk.kind(resource));
  }

  @Post(':id/publish')
  @HttpCode(200)
  @ApiOkResponse({ type: PublishedRecordResponse })
  async publish(
    @Param('resource') resource: string,
    @Param('id', RecordIdPipe) id: number,
    @Body() { version, at }: PublishBody,
    @Caller() caller: CallingStaff,
  ): Promise<PublishedRecordResponse> {
    const kind = this.desk.kind(resource);
    await this.publication.publish(kind, id, version, at === undefined ? null : new Date(at), caller);
    return this.desk.state(kind, id);
  }

  @Post(':id/unschedule')
  @HttpCode(200)
  @ApiOkResponse({ type: PublishedRecordResponse })
  async unschedule(
    @Param('resource') resource: string,
    @Param('id', RecordIdPipe) id: number,
    @Body() { version }: ActBody,
    @Caller() caller: CallingStaff,
  ): Promise<PublishedRecordResponse> {
    const kind = this.desk.kind(resource);
    await this.publication.unschedule(kind, id, version, caller);
    return this.desk.state(kind, id);
  }

  @Post(':id/withdraw')
  @HttpCode(200)
  @ApiOkResponse({ type: PublishedRecordResponse })
  async withdraw(
    @Param('resource') resource: string,
    @Param('id', RecordIdPipe) id: number,
    @Body() { version }: ActBody,
    @Caller() caller: CallingStaff,
  ): Promise<PublishedRecordResponse> {
    const kind = this.desk.kind(resource);
    await this.publication.withdraw(kind, id, version, caller);
    return this.desk.state(kind, id);
  }

  @Post(':id/discard')
  @HttpCode(200)
  @ApiOkResponse({ type: PublishedRecordResponse })
  async discard(
    @Param('resource') resource: string,
    @Param('id', RecordIdPipe) id: number,
    @Body() { version }: ActBody,
    @Caller() caller: CallingStaff,
  ): Promise<PublishedRecordResponse> {
    const kind = this.desk.kind(resource);
    await this.publication.discard(kind, id, version, caller);
    return this.desk.state(kind, id);
  }

  @Delete(':id')
  @ApiOkResponse({ type: PublishedRecordResponse })
  async remove(
    @Param('resource') resource: string,
    @Param('id', RecordIdPipe) id: number,
    @Caller() caller: CallingStaff,
  ): Promise<PublishedRecordResponse> {
    const kind = this.desk.kind(resource);
    await this.bin.remove(kind, id, caller);
    return this.desk.state(kind, id);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOkResponse({ type: PublishedRecordResponse })
  async restore(
    @Param('resource') resource: string,
    @Param('id', RecordIdPipe) id: number,
    @Caller() caller: CallingStaff,
  ): Promise<PublishedRecordResponse> {
    const kind = this.desk.kind(resource);
    await this.bin.restore(kind, id, caller);
    return this.desk.state(kind, id);
  }

  @Post(':id/editions/:number/restore')
  @HttpCode(200)
  @ApiOkResponse({ type: PublishedRecordResponse })
  async restoreEdition(
    @Param('resource') resource: string,
    @Param('id', RecordIdPipe) id: number,
    @Param('number', RecordIdPipe) number: number,
    @Body() { version }: ActBody,
    @Caller() caller: CallingStaff,
  ): Promise<PublishedRecordResponse> {
    const kind = this.desk.kind(resource);
    await this.publication.restoreEdition(kind, id, number, version, caller);
    return this.desk.state(kind, id);
  }

  @Get(':id/editions')
  @ApiOkResponse({ type: [EditionResponse] })
  editions(
    @Param('resource') resource: string,
    @Param('id', RecordIdPipe) id: number,
  ): Promise<EditionResponse[]> {
    return this.desk.editions(this.desk.kind(resource), id);
  }

  @Get(':id/editions/:number')
  @ApiOkResponse({ type: EditionDetailResponse })
  edition(
    @Param('resource') resource: string,
    @Param('id', RecordIdPipe) id: number,
    @Param('number', RecordIdPipe) number: number,
  ): Promise<EditionDetailResponse> {
    return this.desk.edition(this.desk.kind(resource), id, number);
  }

  @Get(':id/history')
  @ApiOkResponse({ type: [AuditEntryResponse] })
  history(
    @Param('resource') resource: string,
    @Param('id', RecordIdPipe) id: number,
  ): Promise<AuditEntryResponse[]> {
    return this.desk.history(this.desk.kind(resource), id);
  }

  @Staff(':resource', 'read')
  @Post(':id/preview')
  @ApiCreatedResponse({ type: PrivatePreviewResponse })
  preview(
    @Param('resource') resource: string,
    @Param('id', RecordIdPipe) id: number,
  ): Promise<PrivatePreviewResponse> {
    return this.desk.preview(this.desk.kind(resource), id);
  }
}
