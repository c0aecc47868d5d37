import { Controller, Get, Header, StreamableFile } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Staff } from '../../../platform/http/audience.js';
import { WORKBOOK_TYPE } from '../../../platform/http/workbook.js';
import { AskedRange, CsvRoute, ListRange } from '../../../platform/react-admin/list-routes.js';
import { REGISTRATIONS } from '../registration-history.service.js';
import { REGISTRATION_DIALECT } from './registration-filters.js';
import { RegistrationPeopleService } from './registration-people.service.js';

/** Registrations as files with a line for each person who comes. */
@ApiTags('admin/event-registrations')
@ApiBearerAuth()
@Staff('event-registrations', 'export')
@Controller(`admin/${REGISTRATIONS}/people`)
export class RegistrationPeopleAdminController {
  constructor(private readonly people: RegistrationPeopleService) {}

  @Get('export')
  @CsvRoute(REGISTRATIONS, REGISTRATION_DIALECT, 'personnes.csv')
  export(@AskedRange() range: ListRange): Promise<string> {
    return this.people.csv(range);
  }

  @Get('export.xlsx')
  @CsvRoute(REGISTRATIONS, REGISTRATION_DIALECT, 'personnes.xlsx')
  @Header('Content-Type', WORKBOOK_TYPE)
  async workbook(@AskedRange() range: ListRange): Promise<StreamableFile> {
    return new StreamableFile(await this.people.workbook(range), { type: WORKBOOK_TYPE });
  }
}
