import { Injectable } from '@nestjs/common';
import { AnalysisDatabase } from '../../platform/database/analysis-database.js';
import { parisDay } from '../../platform/clock/paris.js';
import { CountsNewsletterVisits } from '../../newsletters/delivery/newsletter-progress.service.js';
import type { RowOf } from '../../platform/database/query.js';
import {
  conversionsBy,
  conversionTotals,
  donationSteps,
  newsletterVisits,
  visitsBy,
  visitsOf,
  visitSteps,
  visitTotals,
} from './visit-measures.queries.js';
import { codeOf } from './visit.rules.js';

/**
 * What visits are counted by. `seen` counts visits that saw where something begins, `done` those of them that did it,
 * `gave` those that saw the page of a campaign and gave; `robots` counts views of no person, `refused` those
 * of browsers that ask not to be followed.
 */
export type VisitDimension =
  | 'total'
  | 'source'
  | 'campaign'
  | 'country'
  | 'device'
  | 'landing'
  | 'economy'
  | 'page'
  | 'seen'
  | 'done'
  | 'gave'
  | 'robots'
  | 'refused';

/** Days of Paris, all included; those before are null where there is nothing to compare with. */
export interface VisitDays {
  from: string;
  to: string;
  before_from: string | null;
  before_to: string | null;
}

type Step = keyof typeof visitSteps;

/** Visits, views and what they led to: whatever shows such a figure takes it from here. */
@Injectable()
export class VisitMeasuresService {
  constructor(private readonly database: AnalysisDatabase) {}

  totals(days: VisitDays, dimension: VisitDimension = 'total'): Promise<RowOf<typeof visitTotals>> {
    return visitTotals.one(this.database, ...periodsOf(days), dimension);
  }

  by(dimension: VisitDimension, days: VisitDays): Promise<RowOf<typeof visitsBy>[]> {
    return visitsBy.all(this.database, ...periodsOf(days), dimension);
  }

  of(dimension: VisitDimension, value: string, days: VisitDays): Promise<RowOf<typeof visitsOf>> {
    return visitsOf.one(this.database, ...periodsOf(days), dimension, value);
  }

  /** By the number of the step from the first day; hours from its midnight. */
  steps(step: Step, from: string, to: string): Promise<RowOf<(typeof visitSteps)[Step]>[]> {
    return visitSteps[step].all(this.database, from, to);
  }

  @CountsNewsletterVisits()
  async ofNewsletter(code: string, since: Date): Promise<number> {
    return (await newsletterVisits.one(this.database, codeOf(code), parisDay(since))).visits;
  }

  conversions(days: VisitDays): Promise<RowOf<typeof conversionTotals>[]> {
    return conversionTotals.all(this.database, ...periodsOf(days));
  }

  conversionsBy(
    dimension: keyof typeof conversionsBy,
    days: VisitDays,
  ): Promise<RowOf<(typeof conversionsBy)['source']>[]> {
    return conversionsBy[dimension].all(this.database, ...periodsOf(days));
  }

  donationSteps(step: Step, from: string, to: string): Promise<RowOf<(typeof donationSteps)[Step]>[]> {
    return donationSteps[step].all(this.database, from, to);
  }
}

function periodsOf({ from, to, before_from, before_to }: VisitDays) {
  return [from, to, before_from, before_to] as const;
}
