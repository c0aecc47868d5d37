import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { MAX_INT } from '../database/max-int.js';
import { IfGiven } from './if-given.js';

const DESCRIPTION = 'La version de la fiche d’où l’on part';

/** The version of the record that a change starts from: refused where it changed since. */
export class RecordVersion {
  @ApiProperty({ type: 'integer', description: DESCRIPTION })
  @Max(MAX_INT)
  @Min(1)
  @IsInt()
  version: number;
}

/** The same, where a change may do without. */
export function OptionalVersion() {
  return applyDecorators(
    IfGiven(),
    IsInt(),
    Min(1),
    Max(MAX_INT),
    ApiPropertyOptional({ type: 'integer', description: DESCRIPTION }),
  );
}
