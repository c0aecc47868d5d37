import { Body, Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { NewsletterRecord } from '../newsletters/newsletter.dto.js';
import { NewslettersService } from '../newsletters/newsletters.service.js';
import { NewsletterChecksService } from './newsletter-checks.service.js';
import {
  NewsletterChecks,
  NewsletterProgressReport,
  NewsletterResults,
  NewsletterTestInput,
} from './newsletter-delivery.dto.js';
import { NewsletterProgressService } from './newsletter-progress.service.js';
import { NewsletterTestsService } from './newsletter-tests.service.js';

@ApiTags('admin/newsletters')
@ApiBearerAuth()
@Staff('newsletters')
@Controller('admin/newsletters/:id')
export class NewsletterDeliveryAdminController {
  constructor(
    private readonly newsletters: NewslettersService,
    private readonly checks: NewsletterChecksService,
    private readonly tests: NewsletterTestsService,
    private readonly reports: NewsletterProgressService,
  ) {}

  @Get('checks')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: NewsletterChecks })
  async check(@Param('id', RecordIdPipe) id: number): Promise<NewsletterChecks> {
    return this.checks.all(await this.newsletters.row(id));
  }

  @Post('test')
  @HttpCode(200)
  @ApiOkResponse({ type: NewsletterRecord })
  async test(
    @Param('id', RecordIdPipe) id: number,
    @Body() body: NewsletterTestInput,
    @Caller() caller: CallingStaff,
  ): Promise<NewsletterRecord> {
    await this.tests.send(id, body, caller);
    return this.newsletters.find(id);
  }

  @Get('progress')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: NewsletterProgressReport })
  progress(@Param('id', RecordIdPipe) id: number): Promise<NewsletterProgressReport> {
    return this.reports.progress(id);
  }

  @Get('results')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: NewsletterResults })
  results(@Param('id', RecordIdPipe) id: number): Promise<NewsletterResults> {
    return this.reports.results(id);
  }
}
