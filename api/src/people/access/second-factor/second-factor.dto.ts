import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import type {
  RecoveryCodes,
  SecondFactorAsked,
  SecondFactorEnrolment,
  SecondFactorStatus,
} from './second-factor.contract.js';

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

export class ChallengeResponse {
  challenge: string;
  expires_at: string;
}

export class SecondFactorAskedResponse implements SecondFactorAsked {
  second_factor: ChallengeResponse;
}

export class SecondFactorStatusResponse implements SecondFactorStatus {
  is_enabled: boolean;

  enabled_at: string | null;

  recovery_codes_left: number;
  is_required: boolean;
}

export class QrCodeResponse {
  size: number;
  path: string;
}

export class SecondFactorEnrolmentResponse implements SecondFactorEnrolment {
  secret: string;
  uri: string;
  qr_code: QrCodeResponse;
}

export class RecoveryCodesResponse implements RecoveryCodes {
  recovery_codes: string[];
}
