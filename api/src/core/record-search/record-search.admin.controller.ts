import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { FoundRecord, RecordSearch } from './record-search.dto.js';
import { RecordSearchService } from './record-search.service.js';

@ApiTags('admin/search')
@ApiBearerAuth()
@Staff('search')
@Controller('admin/search')
export class RecordSearchAdminController {
  constructor(private readonly records: RecordSearchService) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: [FoundRecord] })
  find(@Query() { q = '' }: RecordSearch, @Caller() caller: CallingStaff): Promise<FoundRecord[]> {
    return this.records.find(q, caller);
  }
}
