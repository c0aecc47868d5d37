import { librariansTrained, yearsActive, type Metrics, type SiteMetrics } from '@livres/api/contract';
import { formatAmount } from '../../shared/format/euros';
import { formatNumber } from '../../shared/format/numbers';
import { impactContent as content } from './impact.content';

export interface ImpactFigure {
  label: string;
  value: number;
  /** The value as it is printed, also while it is counted up. */
  print: (value: number) => string;
  /** Where the association wants to get; 0 where it has not said. */
  goal: number;
}

interface ImpactGoal {
  name: string;
  current: number;
  goal: number;
}

/** The figures of the overview, the largest first; none that is still at nothing. */
export function impactFigures({ site_metrics, donations }: Metrics, now: Date): ImpactFigure[] {
  const counted = (label: string, value: number, goal = 0) => ({ label, value, goal, print: formatNumber });
  return [
    counted(content.books, site_metrics.books_distributed, site_metrics.books_goal),
    counted(content.libraries, site_metrics.libraries_supported, site_metrics.libraries_goal),
    counted(content.readers, site_metrics.beneficiaries_count, site_metrics.beneficiaries_goal),
    counted(content.countries, site_metrics.countries_count),
    counted(content.volunteers, site_metrics.volunteers_count),
    counted(content.librarians, librariansTrained(site_metrics)),
    counted(content.years, yearsActive(now)),
    {
      label: content.donations,
      value: donations.total_amount,
      goal: 0,
      print: wholeEuros,
    },
  ].filter(({ value }) => value > 0);
}

const wholeEuros = (value: number) => formatAmount(Math.round(value), 'EUR');

/** What the sum of gifts is made of; null while nothing was given. */
export function sourceOfDonations({ donations }: Metrics): string | null {
  const { total_amount, starting_amount, starting_on } = donations;
  if (total_amount <= 0) return null;
  const isStarted = starting_on !== null && starting_amount > 0;
  return isStarted ? content.source.since(wholeEuros(starting_amount), starting_on) : content.source.journal;
}

/** Where the association wants to get; goals of 0 are none. */
export function impactGoals(metrics: SiteMetrics): ImpactGoal[] {
  const { goalNames } = content;
  return [
    { name: goalNames.books, current: metrics.books_distributed, goal: metrics.books_goal },
    { name: goalNames.libraries, current: metrics.libraries_supported, goal: metrics.libraries_goal },
    { name: goalNames.readers, current: metrics.beneficiaries_count, goal: metrics.beneficiaries_goal },
  ].filter(({ goal }) => goal > 0);
}
