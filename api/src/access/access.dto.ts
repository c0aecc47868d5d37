import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, IsNotEmpty, IsString, Max, MaxLength, Min } from 'class-validator';
import { OneLine } from '../platform/http/trimmed.js';
import {
  type AccessGranted,
  type AccessSession,
  type Role,
  ROLES,
  type StaffCreated,
  type StaffMember,
  type StaffRecord,
} from './access.contract.js';
import { IfGiven } from '../platform/http/if-given.js';

export class EnterBody {
  @MaxLength(200)
  @IsNotEmpty({ message: 'Entrez votre code d’accès.' })
  @IsString()
  code: string;
}

export class StaffMemberResponse implements StaffMember {
  name: string;

  @ApiProperty({ enum: ROLES })
  role: Role;
}

export class AccessSessionResponse implements AccessSession {
  expires_at: string;
  staff: StaffMemberResponse;
}

export class AccessGrantedResponse extends AccessSessionResponse implements AccessGranted {
  token: string;
}

export class StaffResponse extends StaffMemberResponse implements StaffRecord {
  id: number;

  @ApiProperty({ type: String, nullable: true })
  code_hint: string | null;

  created_at: string;

  @ApiProperty({ type: String, nullable: true })
  last_seen_at: string | null;

  @ApiProperty({ type: String, nullable: true })
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

  @ApiProperty({ enum: ROLES })
  @IsIn(ROLES)
  role: Role;
}

export class UpdateStaffBody {
  @MaxLength(120)
  @IsNotEmpty({ message: 'Indiquez le nom de la personne.' })
  @IsString()
  @IfGiven()
  @OneLine()
  name?: string;

  @ApiProperty({ enum: ROLES, required: false })
  @IsIn(ROLES)
  @IfGiven()
  role?: Role;

  @Max(2_147_483_647)
  @Min(1)
  @IsInt()
  version: number;
}
