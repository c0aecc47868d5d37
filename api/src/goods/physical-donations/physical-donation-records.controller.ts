import { Body, Controller, Delete, Get, Param, Patch, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AskedPath } from '../../platform/http/asked-path.js';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { CsvFile } from '../../platform/http/csv-file.js';
import { RecordUuidPipe } from '../../platform/http/record-id.pipe.js';
import { PhysicalDonationTrashService } from './physical-donation-trash.service.js';
import { PhysicalDonationListsService } from './physical-donation-lists.service.js';
import {
  PhysicalDonationChanges,
  PhysicalDonationPageResponse,
  PhysicalDonationRecord,
} from './physical-donation-record.dto.js';
import { PhysicalDonationWritesService } from './physical-donation-writes.service.js';
import { PhysicalDonationsQuery } from './physical-donations-query.dto.js';

/** The specification's own paths for staff, over the same services as the panel's. */
@ApiTags('physical-donations')
@ApiBearerAuth()
@Staff('physical-donations')
@Controller('physical-donations')
export class PhysicalDonationRecordsController {
  constructor(
    private readonly lists: PhysicalDonationListsService,
    private readonly writes: PhysicalDonationWritesService,
    private readonly trash: PhysicalDonationTrashService,
  ) {}

  @Get()
  @ApiOkResponse({ type: PhysicalDonationPageResponse })
  list(
    @Query() query: PhysicalDonationsQuery,
    @AskedPath() asked: string,
  ): Promise<PhysicalDonationPageResponse> {
    return this.lists.page(query, asked);
  }

  @Staff('physical-donations', 'export')
  @Get('export')
  @CsvFile('dons-materiels.csv')
  export(@Query() query: PhysicalDonationsQuery): Promise<string> {
    return this.lists.exportAll(query);
  }

  @Get(':id')
  @ApiOkResponse({ type: PhysicalDonationRecord })
  find(@Param('id', RecordUuidPipe) id: string): Promise<PhysicalDonationRecord> {
    return this.lists.find(id);
  }

  @Patch(':id')
  @ApiOkResponse({ type: PhysicalDonationRecord })
  async change(
    @Param('id', RecordUuidPipe) id: string,
    @Body() body: PhysicalDonationChanges,
    @Caller() caller: CallingStaff,
  ): Promise<PhysicalDonationRecord> {
    await this.writes.change(id, body, caller);
    return this.lists.find(id);
  }

  @Delete(':id')
  @ApiOkResponse({ type: PhysicalDonationRecord })
  async remove(
    @Param('id', RecordUuidPipe) id: string,
    @Caller() caller: CallingStaff,
  ): Promise<PhysicalDonationRecord> {
    await this.trash.remove(id, caller);
    return this.lists.find(id);
  }
}
