import type { Campaign } from '@livres/api/contract';
import { frenchDay } from '../../shared/format/french-date';
import { campaign as texts } from './campaign.fr';

export function campaignDates({ start_date, end_date }: Pick<Campaign, 'start_date' | 'end_date'>): string {
  if (start_date && end_date) return texts.list.between(frenchDay(start_date), frenchDay(end_date));
  if (start_date) return texts.list.from(frenchDay(start_date));
  if (end_date) return texts.list.until(frenchDay(end_date));
  return texts.list.no_dates;
}
