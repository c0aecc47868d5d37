import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsString,
  IsUUID,
  Length,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { ObjectsOf } from '../../platform/http/body-fields.js';
import { DONATION_LIMITS, GIVER_TYPES, type GiverType } from '../donors/giving.contract.js';
import { IfGiven } from '../../platform/http/if-given.js';
import { MailAddressForm } from '../../platform/http/mail-address.js';
import { RecordVersion } from '../../platform/http/version.dto.js';
import { Trimmed } from '../../platform/http/trimmed.js';
import { PAYOUT_PROVIDERS, type PayoutProvider, STATEMENT_LIMITS } from './bank-statement.contract.js';
import { MAX_INT } from '../../platform/database/max-int.js';

export class BankLineIgnoreBody extends RecordVersion {
  @Trimmed()
  @IsString()
  @Length(1, STATEMENT_LIMITS.note, { message: 'Dites ce que c’est, en quelques mots.' })
  note: string;
}

export class BankLineMatchBody extends RecordVersion {
  @IsUUID('loose')
  donation_id: string;
}

export class BankLineMatch extends BankLineMatchBody {
  @IsUUID('loose')
  id: string;
}

export class BankMatchesBody {
  @ApiProperty({ type: [BankLineMatch], minItems: 1, maxItems: STATEMENT_LIMITS.matches })
  @ObjectsOf(() => BankLineMatch)
  @ArrayMaxSize(STATEMENT_LIMITS.matches)
  @ArrayMinSize(1)
  @IsArray()
  matches: BankLineMatch[];
}

const text = (most: number) => (target: object, key: string) => {
  IsString()(target, key);
  MaxLength(most)(target, key);
  Trimmed()(target, key);
  IfGiven()(target, key);
};

/** Who gave, as far as the bank or the association knows. */
export class BankLineDonorBody {
  @IsIn(GIVER_TYPES)
  donor_type: GiverType;

  @ValidateIf(({ email }: BankLineDonorBody) => email !== undefined && email !== '')
  @MailAddressForm('Format d’email invalide')
  email?: string;

  @text(DONATION_LIMITS.name)
  first_name?: string;

  @text(DONATION_LIMITS.name)
  last_name?: string;

  @text(DONATION_LIMITS.organization)
  organization_name?: string;

  @text(DONATION_LIMITS.address)
  street_address?: string;

  @text(12)
  postal_code?: string;

  @text(DONATION_LIMITS.name)
  city?: string;

  @text(DONATION_LIMITS.name)
  country?: string;
}

export class BankLineUndoBody extends RecordVersion {
  @Trimmed()
  @IsString()
  @Length(1, STATEMENT_LIMITS.note, { message: 'Dites pourquoi, en quelques mots.' })
  reason: string;
}

export class BankLineLinkBody extends RecordVersion {
  @IsInt()
  @Min(1)
  @Max(Number.MAX_SAFE_INTEGER)
  entry_id: number;
}

export class BankLineReturnBody extends RecordVersion {
  /** The line that this one gives back. */
  @IsUUID('loose')
  credit_id: string;
}

export class BankLinePayoutBody extends RecordVersion {
  @IsIn(PAYOUT_PROVIDERS)
  provider: PayoutProvider;
}

export class BankLineDepositBody extends RecordVersion {
  @ApiProperty({ type: [String], minItems: 1, maxItems: STATEMENT_LIMITS.deposit })
  @IsUUID('loose', { each: true })
  @ArrayMaxSize(STATEMENT_LIMITS.deposit)
  @ArrayMinSize(1, { message: 'Choisissez les chèques ou les espèces de cette remise.' })
  @IsArray()
  donation_ids: string[];
}

export class BankLineGiftBody extends RecordVersion {
  @Type(() => BankLineDonorBody)
  @ValidateNested()
  @IsObject()
  donor: BankLineDonorBody;

  @ValidateIf((_, value) => value !== undefined && value !== null)
  @IsInt()
  @Min(1)
  @Max(MAX_INT)
  campaign_id?: number | null;

  @IfGiven()
  @IsBoolean()
  is_anonymous?: boolean;

  @text(DONATION_LIMITS.message)
  message?: string;

  /** Whether a letter of thanks leaves; it does unless this says not. */
  @IfGiven()
  @IsBoolean()
  is_thanked?: boolean;
}
