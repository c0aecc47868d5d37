import { CAMPAIGN_STATUS_LABELS, type CampaignChoice, type CampaignFacts } from '@livres/api/contract';
import { dayInParis } from '../../shared/format/calendar-days';
import { parisDay } from '../../shared/format/paris-day';
import { dayRange } from '../shared/day-range';
import { campaignAnalyticsTexts as texts } from './campaign-analytics.fr';

export type CampaignTime = 'running' | 'coming' | 'over';

/** Whether a campaign goes on, in days of Paris. */
export function timeOf(
  { start_date, end_date, status }: Pick<CampaignChoice, 'start_date' | 'end_date' | 'status'>,
  now: number,
): CampaignTime {
  const today = dayInParis(now);
  if (status === 'completed' || (end_date && parisDay(end_date) < today)) return 'over';
  return start_date && parisDay(start_date) > today ? 'coming' : 'running';
}

/** « Du 24 septembre 2026 au 6 février 2027. » */
export function choiceDates({
  start_date,
  end_date,
}: Pick<CampaignChoice, 'start_date' | 'end_date'>): string {
  if (!start_date) return '';
  return datesText(parisDay(start_date), end_date ? parisDay(end_date) : null);
}

const datesText = (from: string, to: string | null): string =>
  to === null ? texts.since(dayRange(from, from)) : texts.dates(dayRange(from, from), dayRange(to, to));

/** Its days, how many are left, and whether the public sees it. */
export function campaignDates(campaign: CampaignFacts): string {
  const { first_day, last_day, status } = campaign;
  const isShown = status === 'active' || status === 'completed';
  return [
    datesText(first_day, last_day),
    leftText(campaign),
    isShown ? '' : texts.not_public(CAMPAIGN_STATUS_LABELS[status]),
  ]
    .filter(Boolean)
    .join(' ');
}

function leftText({ elapsed_days, remaining_days, duration_days }: CampaignFacts): string {
  if (elapsed_days < 0) return texts.begins_in(-elapsed_days);
  if (remaining_days === null || duration_days === null) return '';
  if (remaining_days > 0) return texts.left(remaining_days);
  const since = elapsed_days - duration_days + 1;
  return since === 0 ? texts.last_day : texts.ended_since(since);
}
