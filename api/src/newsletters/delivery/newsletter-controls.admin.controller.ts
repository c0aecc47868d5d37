import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { NewsletterRecord } from '../newsletters/newsletter.dto.js';
import { NewslettersService } from '../newsletters/newsletters.service.js';
import { NewsletterControlsService } from './newsletter-controls.service.js';
import { NewsletterScheduleInput, UncertainInput } from './newsletter-delivery.dto.js';
import { NewsletterScheduleService } from './newsletter-schedule.service.js';

@ApiTags('admin/newsletters')
@ApiBearerAuth()
@Staff('newsletters')
@Controller('admin/newsletters/:id')
export class NewsletterControlsAdminController {
  constructor(
    private readonly newsletters: NewslettersService,
    private readonly schedules: NewsletterScheduleService,
    private readonly controls: NewsletterControlsService,
  ) {}

  @Post('schedule')
  @HttpCode(200)
  @ApiOkResponse({ type: NewsletterRecord })
  async schedule(
    @Param('id', RecordIdPipe) id: number,
    @Body() body: NewsletterScheduleInput,
    @Caller() caller: CallingStaff,
  ): Promise<NewsletterRecord> {
    await this.schedules.schedule(id, body, caller);
    return this.newsletters.find(id);
  }

  @Post('unschedule')
  @HttpCode(200)
  @ApiOkResponse({ type: NewsletterRecord })
  async unschedule(
    @Param('id', RecordIdPipe) id: number,
    @Caller() caller: CallingStaff,
  ): Promise<NewsletterRecord> {
    await this.schedules.unschedule(id, caller);
    return this.newsletters.find(id);
  }

  @Post('pause')
  @HttpCode(200)
  @ApiOkResponse({ type: NewsletterRecord })
  async pause(
    @Param('id', RecordIdPipe) id: number,
    @Caller() caller: CallingStaff,
  ): Promise<NewsletterRecord> {
    await this.controls.pause(id, caller);
    return this.newsletters.find(id);
  }

  @Post('resume')
  @HttpCode(200)
  @ApiOkResponse({ type: NewsletterRecord })
  async resume(
    @Param('id', RecordIdPipe) id: number,
    @Caller() caller: CallingStaff,
  ): Promise<NewsletterRecord> {
    await this.controls.resume(id, caller);
    return this.newsletters.find(id);
  }

  @Post('stop')
  @HttpCode(200)
  @ApiOkResponse({ type: NewsletterRecord })
  async stop(
    @Param('id', RecordIdPipe) id: number,
    @Caller() caller: CallingStaff,
  ): Promise<NewsletterRecord> {
    await this.controls.stop(id, caller);
    return this.newsletters.find(id);
  }

  @Post('uncertain')
  @HttpCode(200)
  @ApiOkResponse({ type: NewsletterRecord })
  async decide(
    @Param('id', RecordIdPipe) id: number,
    @Body() { decision }: UncertainInput,
    @Caller() caller: CallingStaff,
  ): Promise<NewsletterRecord> {
    await this.controls.decide(id, decision, caller);
    return this.newsletters.find(id);
  }
}
