import { Controller, Get, Header, Query, type StreamableFile, UseInterceptors } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Caller, type CallingStaff, Staff } from '../../../platform/http/audience.js';
import { WORKBOOK_TYPE } from '../../../platform/http/workbook.js';
import { analyticsErrors } from '../analytics.errors.js';
import { MEASURES, type Measure } from './measure.contract.js';
import { MeasureAnswer, MeasureFileQuery, MeasureQuery } from './measure.dto.js';
import { MeasureFilesService } from './measure-files.service.js';
import { MeasuresService } from './measures.service.js';
import { QuestionsInFlight } from '../questions-in-flight.interceptor.js';

/** One measure, for who may read what it counts. */
@ApiTags('admin/analytics')
@ApiBearerAuth()
@Staff('analytics')
@Controller('admin/analytics/measures')
export class MeasuresAdminController {
  constructor(
    private readonly measures: MeasuresService,
    private readonly files: MeasureFilesService,
  ) {}

  @Get()
  @UseInterceptors(QuestionsInFlight)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: MeasureAnswer })
  answer(@Query() query: MeasureQuery, @Caller() caller: CallingStaff): Promise<MeasureAnswer> {
    return this.measures.answer({ ...query, measure: readable(query.measure, caller) });
  }

  /** All lines of the answer. */
  @Get('export')
  @Header('Cache-Control', 'no-store')
  @ApiProduces('text/csv', WORKBOOK_TYPE)
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  file(@Query() query: MeasureFileQuery, @Caller() caller: CallingStaff): Promise<StreamableFile> {
    return this.files.file({ ...query, measure: readable(query.measure, caller) });
  }
}

/** Sums of gifts where nothing is said, or visits for who may not read those. */
function readable(asked: Measure | undefined, caller: CallingStaff): Measure {
  const measure = asked ?? (caller.may(MEASURES.raised.resource, 'read') ? 'raised' : 'visits');
  if (!caller.may(MEASURES[measure].resource, 'read')) throw analyticsErrors.mayNotRead(measure);
  return measure;
}
