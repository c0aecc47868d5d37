import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Staff } from '../../../platform/http/audience.js';
import { Subject, SubjectAddress, SubjectSearch } from './subject.dto.js';
import { SubjectsService } from './subjects.service.js';

@ApiTags('admin/analytics')
@ApiBearerAuth()
@Staff('analytics')
@Controller('admin/analytics/subjects')
export class SubjectsAdminController {
  constructor(private readonly subjects: SubjectsService) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: [Subject] })
  find(@Query() { search = '' }: SubjectSearch): Promise<Subject[]> {
    return this.subjects.find(search);
  }

  @Get(':kind/:id')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: Subject })
  one(@Param() { kind, id }: SubjectAddress): Promise<Subject> {
    return this.subjects.one(kind, id);
  }
}
