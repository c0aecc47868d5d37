import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { MAX_INT } from '../database/max-int.js';

/** The version of the record that a change starts from: refused where it changed since. */
export class RecordVersion {
  @ApiProperty({ type: 'integer', description: 'La version de la fiche d’où l’on part' })
  @Max(MAX_INT)
  @Min(1)
  @IsInt()
  version: number;
}
