import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsString, Matches, ValidateBy, ValidateIf } from 'class-validator';
import { NullAs, OptionalFlag, OptionalText } from '../../platform/http/body-fields.js';
import { dialled } from '../../platform/http/phone.contract.js';
import { PersonalData } from '../../platform/http/personal-data.js';
import { DONOR_MESSAGES as MESSAGES } from './donor-messages.contract.js';
import { isSiren } from './donor.rules.js';
import { DONATION_LIMITS as LIMITS, GIVER_TYPES, type GiverType } from './giving.contract.js';

const POSTAL_CODE = 12;
const CITY = 80;

/** Taken as people write numbers, with spaces, dots or dashes. */
const As = (number: (typed: string) => string) =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && value.length < 100 ? number(value) : value,
  );
const joined = (typed: string) => typed.replaceAll(/[\s.\-()]/g, '');
const ifGiven = () =>
  ValidateIf((_, value: unknown) => value !== undefined && value !== null && value !== '');

/** Nine digits with their key, or nothing. */
export function OptionalSiren() {
  return applyDecorators(
    NullAs(''),
    As(joined),
    ifGiven(),
    ValidateBy({
      name: 'isSiren',
      validator: {
        validate: (value) => typeof value === 'string' && isSiren(value),
        defaultMessage: () => MESSAGES.siren,
      },
    }),
    ApiPropertyOptional({ type: String, example: '732 829 320' }),
  );
}

/** A number with its country, `+237612345678`, or nothing. */
export function OptionalPhone() {
  return applyDecorators(
    NullAs(''),
    As(dialled),
    ifGiven(),
    Matches(/^\+[1-9]\d{6,14}$/, { message: MESSAGES.phone }),
    IsString({ message: MESSAGES.phone }),
    ApiPropertyOptional({ type: String, example: '+237 6 12 34 56 78' }),
  );
}

/** Name and address of who gives, what a receipt says, and what they wish: all of it may be left out. */
export class DonorInput {
  @OptionalText(LIMITS.name)
  first_name?: string;

  @OptionalText(LIMITS.name)
  last_name?: string;

  /** An organisation's: a receipt waits for it. */
  @OptionalText(LIMITS.organization)
  organization_name?: string;

  @OptionalSiren()
  siren?: string;

  /** A company's: SARL, SAS… */
  @OptionalText(LIMITS.name)
  legal_form?: string;

  @OptionalText(LIMITS.address)
  street_address?: string;

  @OptionalText(POSTAL_CODE)
  postal_code?: string;

  @OptionalText(CITY)
  city?: string;

  @OptionalText(CITY)
  country?: string;

  @OptionalText(LIMITS.message)
  message?: string;

  /** « En mémoire de… », « Pour l’anniversaire de… » */
  @OptionalText(LIMITS.dedication)
  dedication?: string;

  @OptionalFlag()
  is_anonymous?: boolean;
}

/** Who gives and what they said, as staff read it. */
export class DonorRead {
  @ApiProperty({ enum: GIVER_TYPES })
  donor_type: GiverType;

  @PersonalData('name')
  donor_name: string;

  @PersonalData('email')
  email: string;

  @PersonalData('name')
  first_name: string;

  @PersonalData('name')
  last_name: string;

  @PersonalData('name')
  organization_name: string;

  @PersonalData('text')
  siren: string;

  @PersonalData('text')
  legal_form: string;

  @PersonalData('text')
  street_address: string;

  @PersonalData('postal_code')
  postal_code: string;

  city: string;
  country: string;

  @PersonalData('text')
  message: string;

  @PersonalData('text')
  dedication: string;

  is_anonymous: boolean;
}
