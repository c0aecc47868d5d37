import { IMPACT_LIMITS } from '@livres/api/contract';
import { maxValue, minValue, required } from 'react-admin';

/** A count of books, libraries or people: whole, and never under zero. */
export const COUNT = {
  min: 0,
  step: 1,
  helperText: false,
  validate: [required(), minValue(0), maxValue(IMPACT_LIMITS.count)],
};
