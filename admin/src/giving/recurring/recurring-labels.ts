import type { RecurringGiftRecord } from '@livres/api/contract';
import { frenchDay } from '../../shared/format/french-date';
import { frenchMoney } from '../../shared/format/french-number';
import { texts } from './recurring-gift.fr';

/** « 20 € par mois » */
export function amountInFrench({ amount, currency, frequency }: RecurringGiftRecord): string {
  return `${frenchMoney(amount, currency)} ${texts.every[frequency]}`;
}

export const whoGives = ({ donor_name }: RecurringGiftRecord): string => donor_name || texts.anonymous;

export const dayOrNothing = (iso: string | null): string | null => iso && frenchDay(iso);

/** Where one gift is in the panel. */
export const recurringPath = (id: string): string => `/recurring-gifts/${id}/show`;
