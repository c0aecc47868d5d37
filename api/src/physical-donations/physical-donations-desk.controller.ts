import { Body, Controller, Delete, Get, Header, Param, Patch, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { AskedPath } from '../platform/http/asked-path.js';
import { Caller, type CallingStaff, Staff } from '../platform/http/audience.js';
import { RecordUuidPipe } from '../platform/http/record-id.pipe.js';
import { DonationBinService } from './donation-bin.service.js';
import { DonationListsService } from './donation-lists.service.js';
import {
  DonationChangesBody,
  PhysicalDonationPageResponse,
  PhysicalDonationResponse,
} from './donation-record.dto.js';
import { DonationWritesService } from './donation-writes.service.js';
import { DonationsQuery } from './donations-query.dto.js';
import { seesPeople } from './people.rules.js';

/** The specification's own paths for staff, over the same services as the panel's. */
@ApiTags('physical-donations')
@ApiBearerAuth()
@Controller('physical-donations')
export class PhysicalDonationsDeskController {
  constructor(
    private readonly lists: DonationListsService,
    private readonly writes: DonationWritesService,
    private readonly bin: DonationBinService,
  ) {}

  @Staff('editeur', 'lecteur')
  @Get()
  @ApiOkResponse({ type: PhysicalDonationPageResponse })
  list(
    @Query() query: DonationsQuery,
    @AskedPath() asked: string,
    @Caller() caller: CallingStaff,
  ): Promise<PhysicalDonationPageResponse> {
    return this.lists.page(query, asked, seesPeople(caller));
  }

  @Staff('administrateur')
  @Get('export')
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="dons-materiels.csv"')
  @Header('Cache-Control', 'no-store')
  @ApiProduces('text/csv')
  @ApiOkResponse({ type: String })
  export(@Query() query: DonationsQuery): Promise<string> {
    return this.lists.exportAll(query);
  }

  @Staff('editeur', 'lecteur')
  @Get(':id')
  @ApiOkResponse({ type: PhysicalDonationResponse })
  find(
    @Param('id', RecordUuidPipe) id: string,
    @Caller() caller: CallingStaff,
  ): Promise<PhysicalDonationResponse> {
    return this.lists.find(id, seesPeople(caller));
  }

  @Staff('administrateur')
  @Patch(':id')
  @ApiOkResponse({ type: PhysicalDonationResponse })
  async change(
    @Param('id', RecordUuidPipe) id: string,
    @Body() body: DonationChangesBody,
    @Caller() caller: CallingStaff,
  ): Promise<PhysicalDonationResponse> {
    await this.writes.change(id, body, caller);
    return this.lists.find(id, true);
  }

  @Staff('administrateur')
  @Delete(':id')
  @ApiOkResponse({ type: PhysicalDonationResponse })
  async remove(
    @Param('id', RecordUuidPipe) id: string,
    @Caller() caller: CallingStaff,
  ): Promise<PhysicalDonationResponse> {
    await this.bin.remove(id, caller);
    return this.lists.find(id, true);
  }
}
