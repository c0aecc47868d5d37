import {
  ANALYTICS_AGAINST,
  ANALYTICS_PERIODS,
  type AnalyticsAgainst,
  type AnalyticsPeriod,
} from '@livres/api/contract';
import { useSearchParams } from 'react-router-dom';

export interface AskedPeriod {
  period: AnalyticsPeriod;
  against: AnalyticsAgainst;
  from?: string;
  to?: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The period of a screen, in its address: it can be shared, and comes back with the back button. */
export function usePeriod(byDefault: AskedPeriod) {
  const [search, setSearch] = useSearchParams();
  const set = (asked: Partial<AskedPeriod>) =>
    setSearch((current) => {
      const next = new URLSearchParams(current);
      for (const [name, value] of Object.entries(asked)) next.set(name, value);
      if (asked.period && asked.period !== 'dates') for (const name of ['from', 'to']) next.delete(name);
      return next;
    });
  return { period: readPeriod(search, byDefault), setPeriod: set };
}

export function readPeriod(search: URLSearchParams, byDefault: AskedPeriod): AskedPeriod {
  const period = ANALYTICS_PERIODS.find((one) => one === search.get('period')) ?? byDefault.period;
  const against = ANALYTICS_AGAINST.find((one) => one === search.get('against')) ?? byDefault.against;
  const [from, to] = ['from', 'to'].map((name) => search.get(name) ?? '');
  if (period !== 'dates') return { period, against };
  return {
    period,
    against,
    ...(from && DAY.test(from) && { from }),
    ...(to && DAY.test(to) && { to }),
  };
}
