import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { parisDay } from '../../platform/clock/paris.js';
import { Configuration } from '../../platform/config/configuration.js';
import { ContentRevisionService } from '../../platform/database/content-revision.service.js';
import { pageOf, pageWindow } from '../../platform/http/page.dto.js';
import {
  ScholarshipRequirementsService,
  type ScholarshipRequirements,
} from '../scholarships/scholarship-requirements.service.js';
import { ScholarshipsService } from '../scholarships/scholarships.service.js';
import {
  eligibilityReasons,
  overallVerdict,
  readRequirements,
  type Requirements,
} from './eligibility.rules.js';
import { outOfFour } from './grade.rules.js';
import { ELIGIBILITY_VERDICTS, type EligibilityVerdict } from './scholarship-eligibility.contract.js';
import type { EligibilityAnswer, EligibilityPage } from './scholarship-eligibility.dto.js';
import type { EligibilityQuery } from './scholarship-eligibility.dto.js';
import { readStudent } from './student-profile.js';

interface Asked extends Requirements {
  id: number;
}
type Judged = Omit<EligibilityAnswer, 'scholarship'> & { id: number };

/** Says of scholarships whether a student may apply to them, and why. */
@Injectable()
export class ScholarshipEligibilityService {
  /** What all active ones ask, as read for this state of the content and this day. */
  private read: { state: string; asked: Promise<Asked[]> } | undefined;

  constructor(
    private readonly requirements: ScholarshipRequirementsService,
    private readonly scholarships: ScholarshipsService,
    private readonly revision: ContentRevisionService,
    private readonly configuration: Configuration,
    private readonly clock: Clock,
  ) {}

  /** A page of answers; `asked` is the request's path, for the links to its neighbours. */
  async list(query: EligibilityQuery, asked: string): Promise<EligibilityPage> {
    const student = readStudent(query);
    const judged = (await this.asked(query)).map(({ id, ...one }): Judged => {
      const reasons = eligibilityReasons(one, student);
      return { id, verdict: overallVerdict(reasons), reasons };
    });
    const kept = bestFirst(judged).filter(({ verdict }) => !query.verdict || verdict === query.verdict);
    const { offset, size } = pageWindow(query);
    const results = await this.withScholarships(kept.slice(offset, offset + size));
    const address = new URL(asked, this.configuration.apiUrl).href;
    return {
      ...pageOf(results, kept.length, query, address),
      summary: countByVerdict(judged),
      grade_out_of_4: student.grade ? outOfFour(student.grade.value, student.grade.scale) : null,
    };
  }

  private async withScholarships(judged: Judged[]): Promise<EligibilityAnswer[]> {
    const found = await this.scholarships.summaries(judged.map(({ id }) => id));
    const byId = new Map(found.map((scholarship) => [scholarship.id, scholarship]));
    return judged.flatMap(({ id, ...one }) => {
      const scholarship = byId.get(id);
      return scholarship ? [{ scholarship, ...one }] : [];
    });
  }

  private async asked({ scholarship }: EligibilityQuery): Promise<Asked[]> {
    if (scholarship === undefined) return this.ofActive();
    const one = await this.requirements.ofOne(scholarship);
    return one ? [readOne(one)] : [];
  }

  /** Thousands are read once, then kept until staff change something or the day ends in Paris. */
  private ofActive(): Promise<Asked[]> {
    const today = parisDay(this.clock.now());
    const revision = this.revision.current;
    const state = `${today} ${revision}`;
    if (this.read?.state === state) return this.read.asked;
    const asked = this.requirements.ofActive(today).then((all) => all.map(readOne));
    this.read = revision === null ? undefined : { state, asked };
    asked.catch(() => (this.read = undefined));
    return asked;
  }
}

function readOne({ id, ...written }: ScholarshipRequirements): Asked {
  return { id, ...readRequirements(written) };
}

/** Those of one verdict stay in the order of their deadlines. */
function bestFirst(judged: Judged[]): Judged[] {
  return ELIGIBILITY_VERDICTS.flatMap((verdict) => judged.filter((one) => one.verdict === verdict));
}

function countByVerdict(judged: Judged[]): Record<EligibilityVerdict, number> {
  const count = (verdict: EligibilityVerdict) => judged.filter((one) => one.verdict === verdict).length;
  return { yes: count('yes'), to_check: count('to_check'), no: count('no') };
}
