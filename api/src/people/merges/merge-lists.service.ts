import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import type { RangeQuery } from '../../platform/react-admin/range-query.js';
import type { PeopleMerge } from './people-merge.dto.js';
import { peopleMergeErrors } from './people-merge.errors.js';
import { presentMerge } from './people-merge.presenter.js';
import { PersonMergeRow } from './person-merge.entity.js';

/** The merges that were made. */
@Injectable()
export class MergeListsService {
  constructor(
    @InjectRepository(PersonMergeRow) private readonly merges: Repository<PersonMergeRow>,
    private readonly clock: Clock,
  ) {}

  async list(range: RangeQuery): Promise<[PeopleMerge[], number]> {
    const found = this.merges
      .createQueryBuilder('merge')
      .orderBy('merge.id', range.descending('merged_at') ? 'DESC' : 'ASC');
    const { ids, person_id } = range.filter as { ids?: number[]; person_id?: string };
    if (ids) found.andWhere('merge.id = ANY(:ids)', { ids });
    if (person_id)
      found.andWhere('(md5(merge.kept_email)::uuid = :person_id OR merge.absorbed_id = :person_id)', {
        person_id,
      });
    const [rows, count] = await range.rowsOf(found);
    return [rows.map((row) => presentMerge(row, this.clock.now())), count];
  }

  async find(id: number): Promise<PeopleMerge> {
    const row = await this.merges.findOneBy({ id });
    if (!row) throw peopleMergeErrors.noMerge();
    return presentMerge(row, this.clock.now());
  }
}
