import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Query,
  type StreamableFile,
} from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { pdfFile, PdfRoute } from '../../platform/http/pdf-file.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { CheckInListsService } from './check-in-lists.service.js';
import {
  ArrivalsQuery,
  CheckInArrivals,
  CheckInOverview,
  CheckInFigures,
  CheckInResults,
  CheckInScans,
  UndoCheckIn,
} from './check-in.dto.js';
import { DoorPapersService } from './door-papers.service.js';
import { CheckInsService } from './check-ins.service.js';

/** The door of an event, whose number `id` is. */
@ApiTags('admin/event-registrations')
@ApiBearerAuth()
@Staff('event-registrations')
@Controller('admin/event-registrations/:id/check-in')
export class CheckInAdminController {
  constructor(
    private readonly lists: CheckInListsService,
    private readonly checkIns: CheckInsService,
    private readonly papers: DoorPapersService,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: CheckInOverview })
  open(@Param('id', RecordIdPipe) id: number): Promise<CheckInOverview> {
    return this.lists.open(id);
  }

  @Get('arrivals')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: CheckInArrivals })
  arrivals(
    @Param('id', RecordIdPipe) id: number,
    @Query() { since }: ArrivalsQuery,
  ): Promise<CheckInArrivals> {
    return this.lists.arrivals(id, since);
  }

  @Staff('event-registrations', 'export')
  @PdfRoute('list.pdf')
  async printedList(@Param('id', RecordIdPipe) id: number): Promise<StreamableFile> {
    return pdfFile(`liste-${id}.pdf`, await this.papers.list(id));
  }

  @Staff('event-registrations', 'export')
  @PdfRoute('badges.pdf')
  async badges(@Param('id', RecordIdPipe) id: number): Promise<StreamableFile> {
    return pdfFile(`badges-${id}.pdf`, await this.papers.badges(id));
  }

  @Post('scans')
  @HttpCode(200)
  @ApiOkResponse({ type: CheckInResults })
  scan(
    @Param('id', RecordIdPipe) id: number,
    @Body() scans: CheckInScans,
    @Caller() caller: CallingStaff,
  ): Promise<CheckInResults> {
    return this.checkIns.scan(id, scans, caller);
  }

  @Post('undo')
  @HttpCode(200)
  @ApiOkResponse({ type: CheckInFigures })
  undo(
    @Param('id', RecordIdPipe) id: number,
    @Body() { ticket_id }: UndoCheckIn,
    @Caller() caller: CallingStaff,
  ): Promise<CheckInFigures> {
    return this.checkIns.undo(id, ticket_id.toLowerCase(), caller);
  }
}
