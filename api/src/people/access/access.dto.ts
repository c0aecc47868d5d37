import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { OneLine } from '../../platform/http/trimmed.js';
import {
  type AccessGranted,
  type AccessSession,
  type Role,
  ROLES,
  type StaffCreated,
  type StaffMember,
  type StaffRecord,
} from './access.contract.js';
import { IfGiven } from '../../platform/http/if-given.js';
import { PersonalData } from '../../platform/http/personal-data.js';
import { MAX_INT } from '../../platform/database/max-int.js';

const ONE_ROLE = 'Donnez au moins un rôle.';

/** One role or several, each once. */
function Roles() {
  return applyDecorators(
    IsArray({ message: ONE_ROLE }),
    ArrayMinSize(1, { message: ONE_ROLE }),
    ArrayMaxSize(ROLES.length),
    ArrayUnique({ message: 'Un rôle est donné deux fois.' }),
    IsIn(ROLES, { each: true, message: `Rôle inconnu. Valeurs possibles : ${ROLES.join(', ')}.` }),
  );
}

export class EnterBody {
  @MaxLength(200)
  @IsNotEmpty({ message: 'Entrez votre code d’accès.' })
  @IsString()
  code: string;
}

export class StaffMemberResponse implements StaffMember {
  name: string;

  @ApiProperty({ enum: ROLES, isArray: true })
  roles: Role[];
}

export class AccessGrantedResponse implements AccessGranted {
  token: string;
  expires_at: string;
  staff: StaffMemberResponse;
}

export class AccessSessionResponse
  extends OmitType(AccessGrantedResponse, ['token'])
  implements AccessSession
{
  /** Only while nothing but the second factor may be asked for. */
  @ApiPropertyOptional()
  must_enrol?: true;
}

export class StaffResponse extends StaffMemberResponse implements StaffRecord {
  id: number;

  @PersonalData('hidden')
  code_hint: string | null;

  created_at: string;

  last_seen_at: string | null;

  revoked_at: string | null;

  version: number;
}

export class StaffCreatedResponse extends StaffResponse implements StaffCreated {
  code: string;
}

export class CreateStaffBody {
  @MaxLength(120)
  @IsNotEmpty({ message: 'Indiquez le nom de la personne.' })
  @IsString()
  @OneLine()
  name: string;

  @Roles()
  @ApiProperty({ enum: ROLES, isArray: true, minItems: 1 })
  roles: Role[];
}

export class UpdateStaffBody {
  @MaxLength(120)
  @IsNotEmpty({ message: 'Indiquez le nom de la personne.' })
  @IsString()
  @IfGiven()
  @OneLine()
  name?: string;

  @Roles()
  @IfGiven()
  @ApiProperty({ enum: ROLES, isArray: true, minItems: 1, required: false })
  roles?: Role[];

  @Max(MAX_INT)
  @Min(1)
  @IsInt()
  version: number;
}
