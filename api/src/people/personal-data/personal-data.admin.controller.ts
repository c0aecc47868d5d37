import { Body, Controller, Get, Header, HttpCode, Post, StreamableFile } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiConflictResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import {
  ErasureInput,
  ErasureOutcome,
  HeldOfPerson,
  PersonBody,
  ProcessingRecord,
} from './personal-data.dto.js';
import { SignInService } from '../members/sign-in.service.js';
import { PersonalDataArchiveService } from './personal-data-archive.service.js';
import { PersonalDataRequestsService } from './personal-data-requests.service.js';
import { PersonalDataSearchService } from './personal-data-search.service.js';
import { ProcessingRecordService } from './processing-record.service.js';

@ApiTags('admin/personal-data')
@ApiBearerAuth()
@Staff('personal-data')
@Controller('admin/personal-data')
export class PersonalDataAdminController {
  constructor(
    private readonly searches: PersonalDataSearchService,
    private readonly requests: PersonalDataRequestsService,
    private readonly archives: PersonalDataArchiveService,
    private readonly processing: ProcessingRecordService,
    private readonly signIn: SignInService,
  ) {}

  @Staff('processing-record')
  @Get('record')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: ProcessingRecord })
  record(): Promise<ProcessingRecord> {
    return this.processing.record();
  }

  @Staff('processing-record')
  @Get('record.csv')
  @Header('Cache-Control', 'no-store')
  @ApiProduces('text/csv')
  @ApiOkResponse({ type: String })
  async spreadsheet(): Promise<StreamableFile> {
    return new StreamableFile(Buffer.from(await this.processing.spreadsheet()), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="registre-des-traitements.csv"',
    });
  }

  @Post('searches')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: HeldOfPerson })
  search(@Body() { email }: PersonBody): Promise<HeldOfPerson> {
    return this.searches.of(email);
  }

  /** Sends the link that opens the person’s own space, where they read, export and erase by themself. */
  @Post('links')
  @HttpCode(204)
  @ApiNoContentResponse()
  async sendLink(@Body() { email }: PersonBody): Promise<void> {
    await this.signIn.ask({ email, return_to: '/mon-profil' }, 'personal-data');
  }

  @Post('exports')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiProduces('application/zip')
  @ApiOkResponse({ type: String })
  async export(@Body() { email }: PersonBody): Promise<StreamableFile> {
    return new StreamableFile(await this.archives.open(await this.requests.lowerCase(email)), {
      type: 'application/zip',
      disposition: 'attachment; filename="donnees-personnelles.zip"',
    });
  }

  @Post('erasures')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: ErasureOutcome })
  @ApiConflictResponse({
    description:
      'Un don régulier, un paiement ou une collecte est en cours, une inscription est à venir, ou l’identité n’est pas prouvée.',
    content: { 'application/problem+json': { schema: { type: 'object' } } },
  })
  erase(@Body() body: ErasureInput, @Caller() staff: CallingStaff): Promise<ErasureOutcome> {
    return this.requests.erase(body, staff);
  }
}
