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
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { ObjectsOf } from '../../platform/http/body-fields.js';
import { DONATION_LIMITS, GIVER_TYPES, type GiverType } from '../donors/giving.contract.js';
import { IsCalendarDate } from '../../platform/http/calendar-date.js';
import { IfGiven } from '../../platform/http/if-given.js';
import { Trimmed } from '../../platform/http/trimmed.js';
import { CURRENCIES, type Currency } from '../../platform/money/money.contract.js';
import {
  type BankLineMatch,
  PAYOUT_PROVIDERS,
  type PayoutProvider,
  STATEMENT_LIMITS,
} from './bank-statement.contract.js';
import { MAX_INT } from '../../platform/database/max-int.js';

export class StatementForm {
  @ApiProperty({ type: String, format: 'binary' })
  file: string;

  /** Whether to only say what would come in. */
  @ApiProperty({ enum: ['true', 'false'], required: false })
  preview?: string;

  /** A StatementMapping as JSON; guessed where it is left out. */
  @ApiProperty({ type: String, required: false })
  mapping?: string;
}

export class BankLineVersionBody {
  @IsInt()
  @Min(1)
  @Max(MAX_INT)
  version: number;
}

export class BankLineIgnoreBody extends BankLineVersionBody {
  @Trimmed()
  @IsString()
  @Length(1, STATEMENT_LIMITS.note, { message: 'Dites ce que c’est, en quelques mots.' })
  note: string;
}

export class BankLineMatchBody extends BankLineVersionBody {
  @IsUUID('loose')
  donation_id: string;
}

export class BankLineMatchItem extends BankLineMatchBody implements BankLineMatch {
  @IsUUID('loose')
  id: string;
}

export class BankMatchesBody {
  @ApiProperty({ type: [BankLineMatchItem], minItems: 1, maxItems: STATEMENT_LIMITS.matches })
  @ObjectsOf(() => BankLineMatchItem)
  @ArrayMaxSize(STATEMENT_LIMITS.matches)
  @ArrayMinSize(1)
  @IsArray()
  matches: BankLineMatchItem[];
}

const text = (most: number) => (target: object, key: string) => {
  IsString()(target, key);
  MaxLength(most)(target, key);
  Trimmed()(target, key);
  IfGiven()(target, key);
};

/** Who gave, as far as the bank or the association knows. */
export class BankLineDonorBody {
  @ApiProperty({ enum: GIVER_TYPES })
  @IsIn(GIVER_TYPES)
  donor_type: GiverType;

  @Trimmed()
  @ValidateIf(({ email }: BankLineDonorBody) => email !== undefined && email !== '')
  @IsString()
  @MaxLength(254)
  @Matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, { message: 'Format d’email invalide' })
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

export class BankLineUndoBody extends BankLineVersionBody {
  @Trimmed()
  @IsString()
  @Length(1, STATEMENT_LIMITS.note, { message: 'Dites pourquoi, en quelques mots.' })
  reason: string;
}

export class BankLineLinkBody extends BankLineVersionBody {
  @IsInt()
  @Min(1)
  @Max(Number.MAX_SAFE_INTEGER)
  entry_id: number;
}

export class BankLinePayoutBody extends BankLineVersionBody {
  @ApiProperty({ enum: PAYOUT_PROVIDERS })
  @IsIn(PAYOUT_PROVIDERS)
  provider: PayoutProvider;
}

export class BankLineDepositBody extends BankLineVersionBody {
  @ApiProperty({ type: [String], minItems: 1, maxItems: STATEMENT_LIMITS.deposit })
  @IsUUID('loose', { each: true })
  @ArrayMaxSize(STATEMENT_LIMITS.deposit)
  @ArrayMinSize(1, { message: 'Choisissez les chèques ou les espèces de cette remise.' })
  @IsArray()
  donation_ids: string[];
}

export class BankBalanceBody {
  /** The end of the account's number, as its statements say it; empty where they say none. */
  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(34)
  account?: string;

  @ApiProperty({ type: String, format: 'date' })
  @IsCalendarDate()
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'Indiquez un jour.' })
  day: string;

  /** As typed, `1 250,50` or `-30`. */
  @IsString({ message: 'Indiquez un solde, par exemple 1250,50 ou -30.' })
  @MaxLength(30, { message: 'Indiquez un solde, par exemple 1250,50 ou -30.' })
  amount: string;

  @ApiProperty({ enum: CURRENCIES, required: false })
  @IfGiven()
  @IsIn(CURRENCIES)
  currency?: Currency;
}

export class BankLineGiftBody extends BankLineVersionBody {
  @Type(() => BankLineDonorBody)
  @ValidateNested()
  @IsObject()
  donor: BankLineDonorBody;

  @ApiProperty({ type: Number, nullable: true, required: false })
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
