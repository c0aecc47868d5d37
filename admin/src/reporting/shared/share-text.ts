import { valueText } from '../../shared/charts/data/value-text';
import { analyticsTexts as texts } from './analytics.fr';

/** A share of one as it is read in a sentence: « 28 % », and « moins de 1 % » rather than none. */
export function shareText(share: number | null): string {
  if (share !== null && share > 0 && share < 0.005) return texts.under_one;
  return valueText(share === null ? null : Math.round(share * 100), { kind: 'percent' });
}
