import {
  goalPercentage,
  librariansTrained,
  yearsActive,
  type Metrics,
  type SiteMetrics,
} from '@livres/api/contract';
import { formatAmount } from '../../shared/format/euros';
import { formatNumber } from '../../shared/format/numbers';
import { impactContent as content } from './impact.content';

export interface ImpactFigure {
  label: string;
  value: number;
  /** The value as it is printed, also while it is counted up. */
  print: (value: number) => string;
}

export interface ImpactGoal {
  kind: 'money' | 'books' | 'equipment';
  name: string;
  current: number;
  goal: number;
  percentage: number;
}

/** The figures of the overview, the largest first. */
export function impactFigures({ site_metrics, donations }: Metrics, now: Date): ImpactFigure[] {
  const counted = (label: string, value: number) => ({ label, value, print: formatNumber });
  return [
    counted(content.books, site_metrics.books_distributed),
    counted(content.libraries, site_metrics.libraries_supported),
    counted(content.readers, site_metrics.beneficiaries_count),
    counted(content.countries, site_metrics.countries_count),
    counted(content.volunteers, site_metrics.volunteers_count),
    counted(content.librarians, librariansTrained(site_metrics)),
    counted(content.years, yearsActive(now)),
    {
      label: content.donations,
      value: donations.total_amount,
      print: (value) => formatAmount(Math.round(value), 'EUR'),
    },
  ];
}

/** Where the association wants to get; goals of 0 are none. */
export function impactGoals(metrics: SiteMetrics): ImpactGoal[] {
  const goal = (kind: ImpactGoal['kind'], name: string, current: number, wanted: number) => ({
    kind,
    name,
    current,
    goal: wanted,
    percentage: goalPercentage(current, wanted),
  });
  return [
    goal('books', content.goalNames.books, metrics.books_distributed, metrics.books_goal),
    goal('equipment', content.goalNames.libraries, metrics.libraries_supported, metrics.libraries_goal),
    goal('money', content.goalNames.readers, metrics.beneficiaries_count, metrics.beneficiaries_goal),
  ].filter(({ goal: wanted }) => wanted > 0);
}
