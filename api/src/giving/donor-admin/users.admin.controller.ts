import { Controller, Get, Header, Param, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Staff } from '../../platform/http/audience.js';
import { RecordUuidPipe } from '../../platform/http/record-id.pipe.js';
import { ApiRange, RangeQuery } from '../../platform/react-admin/range-query.js';
import { DonorDetail, DonorRecord } from './donor-admin.dto.js';
import { DONOR_FILTERS, DONOR_SORTS } from './donor-filters.js';
import { DonorsAdminService } from './donors-admin.service.js';

const RESOURCE = 'users';
const FILTERS = Object.keys(DONOR_FILTERS);
const DIALECT = { sorts: DONOR_SORTS, byDefault: ['last_given_at', 'DESC'], filters: DONOR_FILTERS } as const;

/** Donors and members with their gifts: people’s data, for administrators alone. */
@ApiTags('admin/users')
@ApiBearerAuth()
@Staff('users')
@Controller(`admin/${RESOURCE}`)
export class UsersAdminController {
  constructor(private readonly donors: DonorsAdminService) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiRange(RESOURCE, DONOR_SORTS, FILTERS)
  @ApiOkResponse({ type: [DonorRecord] })
  async list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DonorRecord[]> {
    const range = RangeQuery.read(query, DIALECT);
    const [records, count] = await this.donors.list(range);
    range.describe(reply, RESOURCE, records.length, count);
    return records;
  }

  @Staff('users', 'export')
  @Get('export')
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="donateurs.csv"')
  @Header('Cache-Control', 'no-store')
  @ApiRange(RESOURCE, DONOR_SORTS, FILTERS)
  @ApiProduces('text/csv')
  @ApiOkResponse({ type: String })
  export(@Query() query: Record<string, unknown>): Promise<string> {
    return this.donors.export(RangeQuery.read(query, DIALECT));
  }

  @Staff('users', 'export')
  @Get(':id')
  @ApiOkResponse({ type: DonorDetail })
  find(@Param('id', RecordUuidPipe) id: string): Promise<DonorDetail> {
    return this.donors.find(id);
  }
}
