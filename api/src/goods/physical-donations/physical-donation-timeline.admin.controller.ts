import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AuditEntry } from '../../core/audit/audit.dto.js';
import { AuditLogService } from '../../core/audit/audit-log.service.js';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RecordUuidPipe } from '../../platform/http/record-id.pipe.js';
import { PhysicalDonationListsService } from './physical-donation-lists.service.js';
import { PhysicalDonationEntry, PhysicalDonationNoteBody } from './physical-donation-record.dto.js';
import { PhysicalDonationTimelineService } from './physical-donation-timeline.service.js';
import { PhysicalDonationWritesService } from './physical-donation-writes.service.js';

const RESOURCE = 'physical-donations';

/** What happened to a donation, and what staff note of it. */
@ApiTags('admin/physical-donations')
@ApiBearerAuth()
@Staff('physical-donations')
@Controller(`admin/${RESOURCE}`)
export class PhysicalDonationTimelineAdminController {
  constructor(
    private readonly lists: PhysicalDonationListsService,
    private readonly writes: PhysicalDonationWritesService,
    private readonly entries: PhysicalDonationTimelineService,
    private readonly auditLog: AuditLogService,
  ) {}

  @Post(':id/notes')
  @ApiCreatedResponse({ type: [PhysicalDonationEntry] })
  async note(
    @Param('id', RecordUuidPipe) id: string,
    @Body() { body }: PhysicalDonationNoteBody,
    @Caller() caller: CallingStaff,
  ): Promise<PhysicalDonationEntry[]> {
    await this.writes.note(id, body, caller);
    return this.entries.timeline(id);
  }

  @Get(':id/timeline')
  @ApiOkResponse({ type: [PhysicalDonationEntry] })
  async timeline(@Param('id', RecordUuidPipe) id: string): Promise<PhysicalDonationEntry[]> {
    return this.entries.timeline((await this.lists.find(id)).id);
  }

  @Get(':id/history')
  @ApiOkResponse({ type: [AuditEntry] })
  async history(@Param('id', RecordUuidPipe) id: string): Promise<AuditEntry[]> {
    return this.auditLog.history(RESOURCE, (await this.lists.find(id)).id);
  }
}
