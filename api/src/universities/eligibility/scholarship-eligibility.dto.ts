import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsNumber, IsOptional, Max, Min } from 'class-validator';
import { PageOf, PageQuery } from '../../platform/http/page.dto.js';
import { QueryInt, QueryOneOf, QueryPattern, QueryText } from '../../platform/http/query-fields.js';
import { SCHOLARSHIP_LEVELS, SCHOLARSHIP_LIMITS } from '../scholarships/scholarship-choices.contract.js';
import type { ScholarshipLevel } from '../scholarships/scholarship-choices.contract.js';
import { ScholarshipSummary } from '../scholarships/scholarship.dto.js';
import {
  ELIGIBILITY_CRITERIA,
  ELIGIBILITY_MESSAGES,
  ELIGIBILITY_VERDICTS,
  GRADE_SCALES,
  type EligibilityCriterion,
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

/** What a student says of themself; whatever is left out makes what depends on it « to check ». */
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

export class EligibilityReason {
  @ApiProperty({ enum: ELIGIBILITY_CRITERIA })
  criterion: EligibilityCriterion;

  @ApiProperty({ enum: ELIGIBILITY_VERDICTS })
  verdict: EligibilityVerdict;

  /** A sentence in French. */
  text: string;
}

/** One scholarship and what stands for or against the student, criterion by criterion. */
export class EligibilityAnswer {
  scholarship: ScholarshipSummary;

  /** `no` as soon as one criterion says no, `yes` where all say yes. */
  @ApiProperty({ enum: ELIGIBILITY_VERDICTS })
  verdict: EligibilityVerdict;

  reasons: EligibilityReason[];
}

class EligibilitySummary implements Record<EligibilityVerdict, number> {
  yes: number;
  to_check: number;
  no: number;
}

/** `GET /universities/scholarships/eligibility/`: active scholarships, yes first, then the nearest deadline. */
export class EligibilityPage extends PageOf(EligibilityAnswer) {
  /** Of all of them, whatever verdict is asked for. */
  summary: EligibilitySummary;

  /** The student’s grade out of 4, as it was compared; null where they gave none. */
  grade_out_of_4: number | null;
}
