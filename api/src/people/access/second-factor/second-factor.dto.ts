import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import type { AccessGranted } from '../access.dto.js';

/** A recovery code, typed with spaces. */
const LONGEST_CODE = 40;
const LONGEST_CHALLENGE = 100;

export class SecondFactorCodeBody {
  @MaxLength(LONGEST_CODE)
  @IsNotEmpty({ message: 'Entrez le code que montre l’application.' })
  @IsString()
  code: string;
}

export class SecondFactorAnswerBody extends SecondFactorCodeBody {
  @MaxLength(LONGEST_CHALLENGE)
  @IsNotEmpty()
  @IsString()
  challenge: string;
}

/** `POST /access/` where the code is right and a second factor is asked: the challenge opens nothing by itself. */
export class SecondFactorAsked {
  second_factor: { challenge: string; expires_at: string };
}

/** `POST /access/`. */
export type AccessAnswer = AccessGranted | SecondFactorAsked;

/** `GET /access/second-factor/`: that of whoever asks. */
export class SecondFactorStatus {
  is_enabled: boolean;
  enabled_at: string | null;
  recovery_codes_left: number;
  /** Whether nothing else opens before there is one: an administrator's in production. */
  is_required: boolean;
}

/** `POST /access/second-factor/enrolment/`: what the application needs, shown once. */
export class SecondFactorEnrolment {
  /** In base32, for who cannot scan. */
  secret: string;
  uri: string;
  /** The QR code of `uri`: how many squares a side has, and the dark ones as the path of an SVG. */
  qr_code: { size: number; path: string };
}

/** The recovery codes, shown once. */
export class RecoveryCodes {
  recovery_codes: string[];
}
