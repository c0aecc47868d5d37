import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Every } from '../../platform/jobs/job.decorators.js';
import { ChecksSystem } from '../../platform/system-checks/system-check.decorator.js';
import { donorRecordsContent as content } from './donor-records.content.js';
import { countDifferingLast, differingDonors, refreshDonor } from './donor-records.queries.js';

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';
const AT_A_TIME = 1_000;
const COMPARED = 200;

/** Whether the rows that triggers keep are what gifts, accounts and the journal say. */
@Injectable()
export class DonorRecordsService {
  private readonly logger = new Logger(DonorRecordsService.name);

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  @ChecksSystem('donors')
  async check(): Promise<string> {
    const { count } = await countDifferingLast.one(this.database, COMPARED);
    if (count > 0) throw new Error(content.differ(count));
    return content.equal;
  }

  /** Each night: makes anew the rows that differ, and logs how many there were, which should be none. */
  @Every({ name: 'donors.compare', cron: '11 2 * * *' })
  async compare(): Promise<number> {
    let differing = 0;
    for (let after: string | null = BEFORE_ALL; after;) {
      const page: { last: string | null; differing: string[] | null } = await differingDonors.one(
        this.database,
        after,
        AT_A_TIME,
      );
      for (const id of page.differing ?? []) await refreshDonor.run(this.database, id);
      differing += page.differing?.length ?? 0;
      after = page.last;
    }
    if (differing > 0) this.logger.error(`${differing} donors were not what their gifts say`);
    return differing;
  }
}
