import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsUUID } from 'class-validator';
import { ObjectsOf } from '../../platform/http/body-fields.js';
import { IfGiven } from '../../platform/http/if-given.js';
import { PersonalData } from '../../platform/http/personal-data.js';
import { RecordVersion } from '../../platform/http/version.dto.js';
import { TypedAmount } from '../../platform/money/typed-amount.js';
import { REGISTRATION_STATUSES, type RegistrationStatus } from '../registrations/registration.contract.js';
import { TRANSFER_LIMITS as LIMITS } from './registration-transfer.contract.js';

export class RegistrationShare {
  @IsUUID('loose')
  registration_id: string;

  /** In major units of the line's currency. */
  @TypedAmount('Écrivez la part de cette inscription, par exemple 12,50.')
  amount: number | string;
}

export class RegistrationShareBody extends RecordVersion {
  @ApiProperty({ type: [RegistrationShare], minItems: 1, maxItems: LIMITS.registrations })
  @ObjectsOf(() => RegistrationShare)
  @ArrayUnique(({ registration_id }: RegistrationShare) => registration_id, {
    message: 'Une inscription est choisie deux fois.',
  })
  @ArrayMaxSize(LIMITS.registrations)
  @ArrayMinSize(1, { message: 'Choisissez les inscriptions que ce virement paie.' })
  @IsArray()
  registrations: RegistrationShare[];

  /** Other lines that pay for the same. */
  @IfGiven()
  @ApiProperty({ type: [String], required: false, maxItems: LIMITS.lines })
  @IsUUID('loose', { each: true })
  @ArrayUnique()
  @ArrayMaxSize(LIMITS.lines)
  @IsArray()
  lines?: string[];
}

/** A registration that a line of the bank may pay for. */
export class RegistrationCandidate {
  registration_id: string;
  reference: string;

  @PersonalData('name')
  name: string;

  event_title: string;
  seats: number;

  @ApiProperty({ enum: REGISTRATION_STATUSES })
  status: RegistrationStatus;

  /** What it still asks for; 0 where it is paid. Major units. */
  owed: number;
  currency: string;
  /** Whether the bank's words bear its reference. */
  is_cited: boolean;
}
