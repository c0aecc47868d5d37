import { Injectable } from '@nestjs/common';
import { AnalysisDatabase } from '../../../platform/database/analysis-database.js';
import {
  DONOR_GROUP_DEFINITIONS,
  DONOR_GROUP_LABELS,
  DONOR_GROUPS,
  type DonorGroup,
} from '../../../giving/donor-admin/donor-group.contract.js';
import { toMajorUnits } from '../../../platform/money/money.contract.js';
import type { DonorGroups, DonorGroupSums } from './donor-analytics.dto.js';
import { shareOf } from './donor-analytics.rules.js';
import { dayOfGroups, donorGroupSums } from './donor-groups.queries.js';

/** Donors by recency, frequency and amount. */
@Injectable()
export class DonorGroupsService {
  constructor(private readonly database: AnalysisDatabase) {}

  async sums(): Promise<DonorGroups> {
    const [{ day, first_day }, rows] = await Promise.all([
      dayOfGroups.one(this.database),
      donorGroupSums.all(this.database),
    ]);
    const sumsOf = (group: DonorGroup) =>
      rows.find(({ name }) => name === group) ?? { people: 0, given: 0, year_given: 0 };
    const running = DONOR_GROUPS.filter((group) => group !== 'almost_lost');
    const whole = running.reduce((sum, group) => sum + sumsOf(group).year_given, 0);
    const groups = running.map((group): DonorGroupSums => {
      const { people, year_given } = sumsOf(group);
      return {
        ...named(group),
        people,
        given: toMajorUnits(year_given, 'EUR'),
        share: shareOf(year_given, whole),
      };
    });
    const lost = sumsOf('almost_lost');
    return {
      groups: groups.toSorted((one, other) => other.given - one.given),
      from: first_day,
      to: day,
      people: groups.reduce((sum, { people }) => sum + people, 0),
      given: toMajorUnits(whole, 'EUR'),
      almost_lost: {
        ...named('almost_lost'),
        people: lost.people,
        given: toMajorUnits(lost.given, 'EUR'),
        share: null,
      },
    };
  }
}

const named = (group: DonorGroup) => ({
  group,
  label: DONOR_GROUP_LABELS[group],
  definition: DONOR_GROUP_DEFINITIONS[group],
});
