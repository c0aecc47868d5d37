import { Body, Controller, Get, Header, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { ApiRange, RangeQuery } from '../../platform/react-admin/range-query.js';
import { MergeComparisonService } from './merge-comparison.service.js';
import { MergeListsService } from './merge-lists.service.js';
import {
  KnownPerson,
  MergeInput,
  MergeSides,
  PeopleComparison,
  PeopleMerge,
  PeoplePair,
  PeopleSearch,
  SuggestedPair,
} from './people-merge.dto.js';
import { PeopleMergesService } from './people-merges.service.js';
import { PeopleService } from './people.service.js';
import { UndoMergeService } from './undo-merge.service.js';

const RESOURCE = 'people-merges';
const SORTS = ['merged_at'] as const;
const FILTERS = { ids: 'ids', person_id: 'uuid' } as const;
const DIALECT = { sorts: SORTS, byDefault: ['merged_at', 'DESC'], filters: FILTERS } as const;

/** People who are one: who may be, both side by side, the merge and its undoing. */
@ApiTags('admin/people-merges')
@ApiBearerAuth()
@Staff('people-merges')
@Controller(`admin/${RESOURCE}`)
export class PeopleMergesAdminController {
  constructor(
    private readonly people: PeopleService,
    private readonly comparisons: MergeComparisonService,
    private readonly merges: PeopleMergesService,
    private readonly undoing: UndoMergeService,
    private readonly lists: MergeListsService,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiRange(RESOURCE, SORTS, Object.keys(FILTERS))
  @ApiOkResponse({ type: [PeopleMerge] })
  async list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PeopleMerge[]> {
    const range = RangeQuery.read(query, DIALECT);
    const [records, count] = await this.lists.list(range);
    range.describe(reply, RESOURCE, records.length, count);
    return records;
  }

  @Get('suggestions')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: [SuggestedPair] })
  suggestions(@Caller() staff: CallingStaff): Promise<SuggestedPair[]> {
    return this.people.suggestions(staff);
  }

  @Post('searches')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: [KnownPerson] })
  search(@Body() { q }: PeopleSearch, @Caller() staff: CallingStaff): Promise<KnownPerson[]> {
    return this.people.search(q, staff);
  }

  @Post('comparisons')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: PeopleComparison })
  compare(@Body() sides: MergeSides, @Caller() staff: CallingStaff): Promise<PeopleComparison> {
    return this.comparisons.of(sides, staff);
  }

  @Post('apart')
  @HttpCode(204)
  @ApiNoContentResponse()
  keepApart(@Body() pair: PeoplePair, @Caller() staff: CallingStaff): Promise<void> {
    return this.people.keepApart(pair, staff);
  }

  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: PeopleMerge })
  merge(@Body() body: MergeInput, @Caller() staff: CallingStaff): Promise<PeopleMerge> {
    return this.merges.merge(body, staff);
  }

  @Get(':id')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: PeopleMerge })
  find(@Param('id', RecordIdPipe) id: number): Promise<PeopleMerge> {
    return this.lists.find(id);
  }

  @Post(':id/undo')
  @HttpCode(200)
  @ApiOkResponse({ type: PeopleMerge })
  undo(@Param('id', RecordIdPipe) id: number, @Caller() staff: CallingStaff): Promise<PeopleMerge> {
    return this.undoing.undo(id, staff);
  }
}
