import { Body, Controller, Get, Header, Param, Post, Put, Query, StreamableFile } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { WORKBOOK_TYPE } from '../../platform/http/workbook.js';
import { asDownload } from '../../platform/http/exported-file.js';
import { ScholarshipInput, ScholarshipUpdate, ScholarshipRecord } from './scholarship.dto.js';
import { ScholarshipExportService } from './scholarship-export.service.js';
import { ScholarshipExportQuery } from './scholarship-query.dto.js';
import { ScholarshipsAdminService } from './scholarships-admin.service.js';
import { ScholarshipWritesService } from './scholarship-writes.service.js';

/** What the specification has staff do at the programme's own address; what they write there is online at once. */
@ApiTags('universities')
@ApiBearerAuth()
@Staff('scholarships')
@Controller('universities/scholarships')
export class ScholarshipsStaffController {
  constructor(
    private readonly scholarships: ScholarshipsAdminService,
    private readonly writes: ScholarshipWritesService,
    private readonly exports: ScholarshipExportService,
  ) {}

  @Staff('scholarships', 'export')
  @Get('export')
  @Header('Cache-Control', 'no-store')
  @ApiProduces(WORKBOOK_TYPE, 'text/csv')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async export(@Query() query: ScholarshipExportQuery): Promise<StreamableFile> {
    return asDownload(await this.exports.ofQuery(query));
  }

  @Post()
  @ApiCreatedResponse({ type: ScholarshipRecord })
  async create(@Body() body: ScholarshipInput, @Caller() caller: CallingStaff): Promise<ScholarshipRecord> {
    return this.scholarships.find(await this.writes.create(body, caller));
  }

  @Put(':id')
  @ApiOkResponse({ type: ScholarshipRecord })
  async update(
    @Param('id', RecordIdPipe) id: number,
    @Body() body: ScholarshipUpdate,
    @Caller() caller: CallingStaff,
  ): Promise<ScholarshipRecord> {
    await this.writes.updateOnline(id, body, caller);
    return this.scholarships.find(id);
  }
}
