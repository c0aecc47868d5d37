import { MINUTE_MS } from '../../../platform/clock/durations.contract.js';

export const SECOND_FACTOR_LIMITS = {
  challenge_ms: 5 * MINUTE_MS,
  /** Wrong codes before a challenge is dead. */
  tries: 5,
  /** Below so few recovery codes, the panel and the notices say so. */
  few_codes: 3,
} as const;
