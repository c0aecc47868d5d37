import { ApiPropertyOptional, IntersectionType, OmitType, PartialType } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsInt, Max, Min, ValidateIf } from 'class-validator';
import {
  OptionalFlag,
  OptionalDay,
  OptionalCount,
  RequiredOneOf,
  RequiredText,
  OptionalText,
  OptionalSlug,
} from '../../platform/http/body-fields.js';
import { VersionBody } from '../publishing/publishing.dto.js';
import { PUBLISHING_MESSAGES } from '../publishing/publishing.contract.js';
import {
  PROJECT_ACTIONS,
  PROJECT_LIMITS,
  PROJECT_MESSAGES,
  PROJECT_STATUSES,
  type ProjectAction,
  type ProjectInput,
  type ProjectStatus,
} from './project.contract.js';
import { MAX_INT } from '../../platform/database/max-int.js';

const { max_figure, max_partners } = PROJECT_LIMITS;

export class ProjectBody implements ProjectInput {
  @OptionalSlug(PUBLISHING_MESSAGES)
  slug?: string;

  @RequiredText(200, PROJECT_MESSAGES.title_required)
  title: string;

  @RequiredText(500, PROJECT_MESSAGES.short_description_required)
  short_description: string;

  @OptionalText(100_000)
  description?: string;

  @RequiredOneOf(PROJECT_STATUSES, PROJECT_MESSAGES.status_unknown)
  status: ProjectStatus;

  @RequiredOneOf(PROJECT_ACTIONS, PROJECT_MESSAGES.action_unknown)
  action: ProjectAction;

  @OptionalText(200)
  location?: string;

  @OptionalText(80)
  city?: string;

  @OptionalText(80)
  country?: string;

  @OptionalDay()
  start_date?: string | null;

  @OptionalDay()
  end_date?: string | null;

  @OptionalCount(0, 100)
  progress?: number;

  @OptionalCount(0, max_figure)
  books_count?: number;

  @OptionalCount(0, max_figure)
  libraries_count?: number;

  @OptionalCount(0, max_figure)
  beneficiaries_count?: number;

  @ApiPropertyOptional({ type: [Number] })
  @Max(MAX_INT, { each: true })
  @Min(1, { each: true })
  @IsInt({ each: true })
  @ArrayUnique()
  @ArrayMaxSize(max_partners)
  @IsArray()
  @ValidateIf((_, value: unknown) => value !== undefined && value !== null)
  partner_ids?: number[];

  @OptionalCount(1)
  featured_image_id?: number | null;

  @OptionalCount(1)
  campaign_id?: number | null;

  @OptionalFlag()
  featured?: boolean;

  @OptionalCount(0, 1_000_000)
  order?: number;
}

export class ProjectUpdateBody extends IntersectionType(
  PartialType(OmitType(ProjectBody, ['order']), { skipNullProperties: false }),
  VersionBody,
) {}
