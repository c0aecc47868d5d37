import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, In } from 'typeorm';
import { toCsv } from '../../../platform/http/spreadsheet.js';
import { toWorkbook } from '../../../platform/http/workbook.js';
import type { RangeQuery } from '../../../platform/react-admin/range-query.js';
import {
  PEOPLE_EXPORT_COLUMNS,
  PEOPLE_EXPORT_DATES,
  PEOPLE_SHEET,
  exportedPeople,
} from './people-export.content.js';
import { RegistrationListsService } from './registration-lists.service.js';
import { RegistrationPerson } from './registration-people.entity.js';

/** Registrations that a filter matches, a line for each person who comes. */
@Injectable()
export class RegistrationPeopleService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly lists: RegistrationListsService,
  ) {}

  /** As many lines as there are seats, as a CSV file. */
  async csv(range: RangeQuery): Promise<string> {
    return toCsv(PEOPLE_EXPORT_COLUMNS, await this.people(range));
  }

  /** The same as an Excel file. */
  async workbook(range: RangeQuery): Promise<Readable> {
    return toWorkbook({
      name: PEOPLE_SHEET,
      columns: PEOPLE_EXPORT_COLUMNS,
      dates: PEOPLE_EXPORT_DATES,
      rows: await this.people(range),
    });
  }

  private async people(range: RangeQuery): Promise<object[]> {
    const registrations = await this.lists.all(range);
    const known = await this.dataSource.manager.findBy(RegistrationPerson, {
      registration_id: In(registrations.map(({ id }) => id)),
    });
    const byRegistration = Map.groupBy(known, ({ registration_id }) => registration_id);
    return registrations.flatMap((one) => exportedPeople(one, byRegistration.get(one.id) ?? []));
  }
}
