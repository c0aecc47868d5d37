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
import { AuditEntry } from '../../core/audit/audit.dto.js';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { RecordVersion } from '../../platform/http/version.dto.js';
import { BulkActionsService } from './bulk-actions.service.js';
import { ContentTrashService } from './content-trash.service.js';
import { ContentAdminService } from './content-admin.service.js';
import { ImportsService } from './imports.service.js';
import { PublicationService } from './publication.service.js';
import {
  BulkActionBody,
  BulkActionReport,
  RevisionDetail,
  Revision,
  ImportForm,
  ImportReport,
  PrivatePreviewResponse,
  PublishBody,
  PublishedRecord,
} from './publishing.dto.js';

/** What staff do to a record of any kind of content; a feature's own controller reads and writes its fields. */
@ApiTags('admin/publishing')
@ApiBearerAuth()
@Staff(':resource')
@Controller('admin/:resource')
export class PublishingAdminController {
  constructor(
    private readonly adminList: ContentAdminService,
    private readonly publication: PublicationService,
    private readonly trash: ContentTrashService,
    private readonly imports: ImportsService,
    private readonly actions: BulkActionsService,
  ) {}

  @Post('import')
  @HttpCode(200)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: ImportForm })
  @ApiOkResponse({ type: ImportReport })
  async import(
    @Param('resource') resource: string,
    @Req() request: FastifyRequest,
    @Caller() caller: CallingStaff,
  ): Promise<ImportReport> {
    const kind = this.adminList.kind(resource);
    const { file, isDryRun } = await this.imports.readForm(request);
    return this.imports.run(kind, file, isDryRun, caller);
  }

  @Post('acts')
  @HttpCode(200)
  @ApiOkResponse({ type: BulkActionReport })
  act(
    @Param('resource') resource: string,
    @Body() { act, ids }: BulkActionBody,
    @Caller() caller: CallingStaff,
  ): Promise<BulkActionReport> {
    return this.actions.run(this.adminList.kind(resource), act, ids, caller);
  }

  @Staff(':resource', 'write')
  @Get('import/template')
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Header('Cache-Control', 'no-store')
  @ApiProduces('text/csv')
  @ApiOkResponse({ type: String })
  template(@Param('resource') resource: string): string {
    return this.imports.template(this.adminList.kind(resource));
  }

  @Post(':id/publish')
  @HttpCode(200)
  @ApiOkResponse({ type: PublishedRecord })
  async publish(
    @Param('resource') resource: string,
    @Param('id', RecordIdPipe) id: number,
    @Body() { version, at }: PublishBody,
    @Caller() caller: CallingStaff,
  ): Promise<PublishedRecord> {
    const kind = this.adminList.kind(resource);
    await this.publication.publish(kind, id, version, at === undefined ? null : new Date(at), caller);
    return this.adminList.state(kind, id);
  }

  @Post(':id/unschedule')
  @HttpCode(200)
  @ApiOkResponse({ type: PublishedRecord })
  async unschedule(
    @Param('resource') resource: string,
    @Param('id', RecordIdPipe) id: number,
    @Body() { version }: RecordVersion,
    @Caller() caller: CallingStaff,
  ): Promise<PublishedRecord> {
    const kind = this.adminList.kind(resource);
    await this.publication.unschedule(kind, id, version, caller);
    return this.adminList.state(kind, id);
  }

  @Post(':id/withdraw')
  @HttpCode(200)
  @ApiOkResponse({ type: PublishedRecord })
  async withdraw(
    @Param('resource') resource: string,
    @Param('id', RecordIdPipe) id: number,
    @Body() { version }: RecordVersion,
    @Caller() caller: CallingStaff,
  ): Promise<PublishedRecord> {
    const kind = this.adminList.kind(resource);
    await this.publication.withdraw(kind, id, version, caller);
    return this.adminList.state(kind, id);
  }

  @Post(':id/discard')
  @HttpCode(200)
  @ApiOkResponse({ type: PublishedRecord })
  async discard(
    @Param('resource') resource: string,
    @Param('id', RecordIdPipe) id: number,
    @Body() { version }: RecordVersion,
    @Caller() caller: CallingStaff,
  ): Promise<PublishedRecord> {
    const kind = this.adminList.kind(resource);
    await this.publication.discard(kind, id, version, caller);
    return this.adminList.state(kind, id);
  }

  @Delete(':id')
  @ApiOkResponse({ type: PublishedRecord })
  async remove(
    @Param('resource') resource: string,
    @Param('id', RecordIdPipe) id: number,
    @Caller() caller: CallingStaff,
  ): Promise<PublishedRecord> {
    const kind = this.adminList.kind(resource);
    await this.trash.remove(kind, id, caller);
    return this.adminList.state(kind, id);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOkResponse({ type: PublishedRecord })
  async restore(
    @Param('resource') resource: string,
    @Param('id', RecordIdPipe) id: number,
    @Caller() caller: CallingStaff,
  ): Promise<PublishedRecord> {
    const kind = this.adminList.kind(resource);
    await this.trash.restore(kind, id, caller);
    return this.adminList.state(kind, id);
  }

  @Post(':id/editions/:number/restore')
  @HttpCode(200)
  @ApiOkResponse({ type: PublishedRecord })
  async restoreEdition(
    @Param('resource') resource: string,
    @Param('id', RecordIdPipe) id: number,
    @Param('number', RecordIdPipe) number: number,
    @Body() { version }: RecordVersion,
    @Caller() caller: CallingStaff,
  ): Promise<PublishedRecord> {
    const kind = this.adminList.kind(resource);
    await this.publication.restoreEdition(kind, id, number, version, caller);
    return this.adminList.state(kind, id);
  }

  @Get(':id/editions')
  @ApiOkResponse({ type: [Revision] })
  editions(@Param('resource') resource: string, @Param('id', RecordIdPipe) id: number): Promise<Revision[]> {
    return this.adminList.editions(this.adminList.kind(resource), id);
  }

  @Get(':id/editions/:number')
  @ApiOkResponse({ type: RevisionDetail })
  edition(
    @Param('resource') resource: string,
    @Param('id', RecordIdPipe) id: number,
    @Param('number', RecordIdPipe) number: number,
  ): Promise<RevisionDetail> {
    return this.adminList.edition(this.adminList.kind(resource), id, number);
  }

  @Get(':id/history')
  @ApiOkResponse({ type: [AuditEntry] })
  history(@Param('resource') resource: string, @Param('id', RecordIdPipe) id: number): Promise<AuditEntry[]> {
    return this.adminList.history(this.adminList.kind(resource), id);
  }

  @Staff(':resource', 'read')
  @Post(':id/preview')
  @ApiCreatedResponse({ type: PrivatePreviewResponse })
  preview(
    @Param('resource') resource: string,
    @Param('id', RecordIdPipe) id: number,
  ): Promise<PrivatePreviewResponse> {
    return this.adminList.preview(this.adminList.kind(resource), id);
  }
}
