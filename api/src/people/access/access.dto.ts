import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, OmitType, PartialType } from '@nestjs/swagger';
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
import { ROLES, type Role } from './access.contract.js';
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

export class StaffMember {
  name: string;

  /** One at least; the most that any of them gives applies. */
  @ApiProperty({ enum: ROLES, isArray: true })
  roles: Role[];
}

/** `POST /access/` with `{code}`. The token goes in `Authorization: Bearer`. */
export class AccessGranted {
  token: string;
  expires_at: string;
  staff: StaffMember;
}

/** `GET /access/`: the session that the token opens. */
export class AccessSession extends OmitType(AccessGranted, ['token']) {
  /** Only where a second factor has to be added before anything else opens. */
  @ApiPropertyOptional()
  must_enrol?: true;
}

/** `admin/staff`: who holds a code. Codes themselves are never read back. */
export class StaffRecord extends StaffMember {
  id: number;

  /** The first characters of the code, to tell codes apart; null for the one from the configuration. */
  @PersonalData('hidden')
  code_hint: string | null;

  created_at: string;
  last_seen_at: string | null;
  revoked_at: string | null;
  version: number;
}

/** The answer to `POST admin/staff`: the only time that the code is shown. */
export class StaffCreated extends StaffRecord {
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

export class UpdateStaffBody extends PartialType(CreateStaffBody, { skipNullProperties: false }) {
  @Max(MAX_INT)
  @Min(1)
  @IsInt()
  version: number;
}
