import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { analyticsErrors } from '../analytics.errors.js';
import { regionLabel } from '../regions.contract.js';
import type { SubjectKind } from './subject.contract.js';
import type { Subject } from './subject.dto.js';
import { findCampaign, findEvent, findPartner, findSubjects, regionsOfDonors } from './subjects.queries.js';
import { plainLetters } from '../../../platform/http/plain-letters.contract.js';

const MOST_REGIONS = 8;
const FIND = { campaign: findCampaign, event: findEvent, partner: findPartner };

/** Finds whose figures to read. */
@Injectable()
export class SubjectsService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async find(search: string): Promise<Subject[]> {
    const named = await findSubjects.all(this.database, search.replaceAll(/[\\%_]/g, String.raw`\$&`));
    const records = named.map(({ kind, id, label, day }) => ({
      kind: kind as SubjectKind,
      id: id ?? '',
      label: label ?? '',
      note: day ?? '',
    }));
    return [...records, ...(await this.regions(search))];
  }

  /** One of a shared address; refused where it is no more. */
  async one(kind: SubjectKind, id: string): Promise<Subject> {
    if (kind === 'region') return { kind, id, label: regionLabel(id), note: '' };
    const number = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0;
    const found = await FIND[kind].first(this.database, number);
    if (!found) throw analyticsErrors.subjectNotFound(kind);
    return { kind, id, label: found.label, note: found.day ?? '' };
  }

  private async regions(search: string): Promise<Subject[]> {
    const wanted = plainLetters(search);
    return (await regionsOfDonors.all(this.database))
      .map(({ region }) => ({ kind: 'region' as const, id: region, label: regionLabel(region), note: '' }))
      .filter(({ label }) => plainLetters(label).includes(wanted))
      .slice(0, MOST_REGIONS);
  }
}
