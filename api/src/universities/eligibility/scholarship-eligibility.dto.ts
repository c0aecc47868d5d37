import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsNumber, IsOptional, Max, Min } from 'class-validator';
import { PageQuery } from '../../platform/http/page.dto.js';
import { QueryInt, QueryOneOf, QueryPattern, QueryText } from '../../platform/http/query-fields.js';
import { SCHOLARSHIP_LEVELS, SCHOLARSHIP_LIMITS } from '../scholarships/scholarship-choices.contract.js';
import type { ScholarshipLevel } from '../scholarships/scholarship-choices.contract.js';
import { ScholarshipSummaryResponse } from '../scholarships/scholarship-response.dto.js';
import {
  ELIGIBILITY_CRITERIA,
  ELIGIBILITY_MESSAGES,
  ELIGIBILITY_VERDICTS,
  GRADE_SCALES,
  type EligibilityAnswer,
  type EligibilityCriterion,
  type EligibilityPage,
  type EligibilityReason,
  type EligibilityVerdict,
  type GradeScale,
} from './scholarship-eligibility.contract.js';
import { MAX_INT } from '../../platform/database/max-int.js';

const HIGHEST = 100;

/** A number of an address, the comma of French included. */
const number = () =>
  Transform(({ value }: { value: unknown }) => {
    const last: unknown = Array.isArray(value) ? value.at(-1) : value;
    if (typeof last !== 'string') return last;
    const written = last.trim().replace(',', '.');
    if (written === '') return undefined;
    return /^\d{1,3}(\.\d{1,4})?$/.test(written) ? Number(written) : last;
  });

function QueryGrade() {
  const { grade_range: message } = ELIGIBILITY_MESSAGES;
  return applyDecorators(
    number(),
    IsOptional(),
    IsNumber({}, { message }),
    Min(0, { message }),
    Max(HIGHEST, { message }),
    ApiPropertyOptional({
      type: 'number',
      minimum: 0,
      maximum: HIGHEST,
      description: 'Moyenne, sur l’échelle.',
    }),
  );
}

function QueryScale() {
  return applyDecorators(
    number(),
    IsOptional(),
    IsIn(GRADE_SCALES, { message: ELIGIBILITY_MESSAGES.grade_scale }),
    ApiPropertyOptional({
      type: 'integer',
      enum: [...GRADE_SCALES],
      description: 'Échelle ; 20 par défaut.',
    }),
  );
}

export class EligibilityQuery extends PageQuery {
  @QueryOneOf(SCHOLARSHIP_LEVELS, 'Niveau des études que la bourse financerait.')
  level?: ScholarshipLevel;

  @QueryText('Nationalité : code ISO 3166-1 ou nom en français.', SCHOLARSHIP_LIMITS.country)
  country?: string;

  @QueryText('Domaine d’études.', SCHOLARSHIP_LIMITS.field_of_study)
  field_of_study?: string;

  @QueryGrade()
  grade?: number;

  @QueryScale()
  grade_scale?: GradeScale;

  @QueryPattern(
    /^[a-z]{2}:(none|[ABC][12])(,[a-z]{2}:(none|[ABC][12]))*$/,
    'fr:C1,en:B2',
    'Langues et leur niveau du CECRL, ou `none`.',
  )
  languages?: string;

  @QueryInt(1, MAX_INT, 'Une bourse, même close : la réponse ne porte que sur elle.')
  scholarship?: number;

  @QueryOneOf(ELIGIBILITY_VERDICTS, 'Ne rend que les bourses de ce verdict.')
  verdict?: EligibilityVerdict;
}

export class EligibilityReasonResponse implements EligibilityReason {
  @ApiProperty({ enum: ELIGIBILITY_CRITERIA })
  criterion: EligibilityCriterion;

  @ApiProperty({ enum: ELIGIBILITY_VERDICTS })
  verdict: EligibilityVerdict;

  text: string;
}

export class EligibilityAnswerResponse implements EligibilityAnswer {
  @ApiProperty({ type: ScholarshipSummaryResponse })
  scholarship: ScholarshipSummaryResponse;

  @ApiProperty({ enum: ELIGIBILITY_VERDICTS })
  verdict: EligibilityVerdict;

  @ApiProperty({ type: [EligibilityReasonResponse] })
  reasons: EligibilityReasonResponse[];
}

export class EligibilitySummaryResponse implements Record<EligibilityVerdict, number> {
  yes: number;
  to_check: number;
  no: number;
}

export class EligibilityPageResponse implements EligibilityPage {
  count: number;

  @ApiProperty({ type: String, nullable: true })
  next: string | null;

  @ApiProperty({ type: String, nullable: true })
  previous: string | null;

  @ApiProperty({ type: [EligibilityAnswerResponse] })
  results: EligibilityAnswerResponse[];

  @ApiProperty({ type: EligibilitySummaryResponse })
  summary: EligibilitySummaryResponse;

  @ApiProperty({ type: Number, nullable: true })
  grade_out_of_4: number | null;
}
