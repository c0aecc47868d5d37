import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Caller, type CallingStaff, Staff } from '../../../platform/http/audience.js';
import { RecordIdPipe } from '../../../platform/http/record-id.pipe.js';
import { AskedRange, ListRange, ListRoute } from '../../../platform/react-admin/list-routes.js';
import { AnalyticsQuestion, AnalyticsQuestionChanges, AnalyticsQuestionInput } from './question.dto.js';
import { QuestionWritesService } from './question-writes.service.js';
import { QuestionsService } from './questions.service.js';

const RESOURCE = 'analytics-questions';
const DIALECT = {
  sorts: ['id', 'title', 'created_at', 'updated_at'],
  byDefault: ['title', 'ASC'],
  filters: { ids: 'ids', q: 'text', is_own: 'boolean' },
} as const;

@ApiTags('admin/analytics-questions')
@ApiBearerAuth()
@Staff(RESOURCE)
@Controller(`admin/${RESOURCE}`)
export class QuestionsAdminController {
  constructor(
    private readonly questions: QuestionsService,
    private readonly writes: QuestionWritesService,
  ) {}

  @Get()
  @ListRoute(RESOURCE, DIALECT, AnalyticsQuestion)
  async list(@AskedRange() range: ListRange, @Caller() caller: CallingStaff): Promise<AnalyticsQuestion[]> {
    return range.answer(await this.questions.list(range, caller));
  }

  @Get(':id')
  @ApiOkResponse({ type: AnalyticsQuestion })
  find(@Param('id', RecordIdPipe) id: number, @Caller() caller: CallingStaff): Promise<AnalyticsQuestion> {
    return this.questions.find(id, caller);
  }

  @Post()
  @ApiCreatedResponse({ type: AnalyticsQuestion })
  async create(
    @Body() body: AnalyticsQuestionInput,
    @Caller() caller: CallingStaff,
  ): Promise<AnalyticsQuestion> {
    return this.questions.find(await this.writes.create(body, caller), caller);
  }

  @Put(':id')
  @ApiOkResponse({ type: AnalyticsQuestion })
  async change(
    @Param('id', RecordIdPipe) id: number,
    @Body() body: AnalyticsQuestionChanges,
    @Caller() caller: CallingStaff,
  ): Promise<AnalyticsQuestion> {
    await this.writes.change(id, body, caller);
    return this.questions.find(id, caller);
  }

  @Delete(':id')
  @ApiOkResponse({ type: AnalyticsQuestion })
  async remove(
    @Param('id', RecordIdPipe) id: number,
    @Caller() caller: CallingStaff,
  ): Promise<AnalyticsQuestion> {
    const record = await this.questions.find(id, caller);
    await this.writes.remove(id, caller);
    return record;
  }
}
