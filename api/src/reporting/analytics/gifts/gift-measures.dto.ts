import { Figure } from '../analytics-period.dto.js';

/** Euros and counts of a period, beside those of the one before. */
export class GiftMeasures {
  /** What was given, less what was given back or taken back in the period. */
  raised: Figure;

  given: Figure;

  refunded: Figure;

  disputed: Figure;

  gifts: Figure;

  /** Of the gifts of the period; null without one. */
  average: Figure;
}
