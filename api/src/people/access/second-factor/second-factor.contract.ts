import type { AccessGranted } from '../access.contract.js';
import { MINUTE_MS } from '../../../platform/clock/durations.contract.js';

/** `POST /access/` where the code is right and a second factor is asked: the challenge opens nothing by itself. */
export interface SecondFactorAsked {
  second_factor: {
    challenge: string;
    expires_at: string;
  };
}

export type AccessAnswer = AccessGranted | SecondFactorAsked;

/** `GET /access/second-factor/`: that of whoever asks. */
export interface SecondFactorStatus {
  is_enabled: boolean;
  enabled_at: string | null;
  recovery_codes_left: number;
  /** Whether nothing else opens before there is one: an administrator's in production. */
  is_required: boolean;
}

/** `POST /access/second-factor/enrolment/`: what the application needs, shown once. */
export interface SecondFactorEnrolment {
  /** In base32, for who cannot scan. */
  secret: string;
  uri: string;
  /** The QR code of `uri`: how many squares a side has, and the dark ones as the path of an SVG. */
  qr_code: { size: number; path: string };
}

/** The recovery codes, shown once. */
export interface RecoveryCodes {
  recovery_codes: string[];
}

export const SECOND_FACTOR_LIMITS = {
  challenge_ms: 5 * MINUTE_MS,
  /** Wrong codes before a challenge is dead. */
  tries: 5,
  /** Below so few recovery codes, the panel and the notices say so. */
  few_codes: 3,
} as const;
