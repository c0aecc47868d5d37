import { ApiProperty } from '@nestjs/swagger';
import { IsIn, MaxLength } from 'class-validator';
import { QueryText } from '../../../platform/http/query-fields.js';
import { SUBJECT_KINDS, type SubjectKind } from './subject.contract.js';

export class SubjectSearch {
  @QueryText('Ce que son nom contient ; les plus récents si rien n’est dit.', 100)
  search?: string;
}

export class SubjectAddress {
  @IsIn(SUBJECT_KINDS)
  @ApiProperty({ enum: SUBJECT_KINDS, description: 'De quoi lire les chiffres.' })
  kind: SubjectKind;

  @MaxLength(100)
  @ApiProperty({ description: 'Son numéro, ou le code d’une région.' })
  id: string;
}

/** A campaign, an event, a region or a partner whose figures can be read. */
export class Subject {
  @ApiProperty({ enum: SUBJECT_KINDS })
  kind: SubjectKind;

  /** Its number, or a region’s own name. */
  id: string;

  label: string;
  /** What tells it from others of its name: a date, a country. */
  note: string;
}
