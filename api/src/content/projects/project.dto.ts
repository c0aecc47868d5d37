import { ApiProperty, IntersectionType, OmitType, PartialType, PickType } from '@nestjs/swagger';
import { ArrayUnique } from 'class-validator';
import { answerOf } from '../../platform/http/answer-of.js';
import {
  OptionalFlag,
  OptionalIds,
  OptionalDay,
  OptionalCount,
  RequiredOneOf,
  RequiredText,
  OptionalText,
  OptionalSlug,
} from '../../platform/http/body-fields.js';
import { PublicationState, VersionBody } from '../publishing/publishing.dto.js';
import { PageOf } from '../../platform/http/page.dto.js';
import { CampaignLink } from '../campaigns/campaign.dto.js';
import { Picture } from '../media/picture.dto.js';
import { Partner } from '../partners/partner.dto.js';
import { PUBLISHING_MESSAGES } from '../publishing/publishing.contract.js';
import {
  NEW_PROJECT,
  PROJECT_ACTIONS,
  PROJECT_LIMITS,
  PROJECT_MESSAGES,
  PROJECT_STATUSES,
  type ProjectAction,
  type ProjectStatus,
} from './project.contract.js';

const { max_figure, max_partners } = PROJECT_LIMITS;

export class ProjectInput {
  @OptionalSlug(PUBLISHING_MESSAGES)
  slug?: string;

  @RequiredText(200, PROJECT_MESSAGES.title_required)
  title: string;

  @RequiredText(500, PROJECT_MESSAGES.short_description_required)
  short_description: string;

  /** HTML; sanitised when it is saved, and again as it is shown. */
  @OptionalText(100_000)
  description?: string;

  @RequiredOneOf(PROJECT_STATUSES, PROJECT_MESSAGES.status_unknown)
  status: ProjectStatus;

  @RequiredOneOf(PROJECT_ACTIONS, PROJECT_MESSAGES.action_unknown)
  action: ProjectAction;

  /** The place itself: a school, a library, a quarter. */
  @OptionalText(200)
  location?: string;

  @OptionalText(80)
  city?: string;

  @OptionalText(80)
  country?: string;

  /** Days, `2027-03-01`. */
  @OptionalDay()
  start_date?: string | null;

  @OptionalDay()
  end_date?: string | null;

  /** 0 to 100; only counts while the project is in progress. */
  @OptionalCount(0, 100)
  progress?: number;

  /** Figures of the project; 0 where there is none. */
  @OptionalCount(0, max_figure)
  books_count?: number;

  @OptionalCount(0, max_figure)
  libraries_count?: number;

  @OptionalCount(0, max_figure)
  beneficiaries_count?: number;

  @ArrayUnique()
  @OptionalIds(max_partners)
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

export class ProjectUpdate extends IntersectionType(
  PartialType(OmitType(ProjectInput, ['order']), { skipNullProperties: false }),
  VersionBody,
) {}

/** What only staff read of what they write. */
export const PROJECT_STAFF_FIELDS = ['progress', 'partner_ids', 'featured_image_id', 'campaign_id'] as const;

const Written = answerOf(ProjectInput, NEW_PROJECT);

export class ProjectPartner extends PickType(Partner, ['id', 'slug', 'name', 'website']) {}

/** A project as anyone may read it. Dates are days, `2027-03-01`. */
export class Project extends OmitType(Written, [...PROJECT_STAFF_FIELDS, 'start_date', 'end_date', 'order']) {
  id: number;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  start_date: string | null;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  end_date: string | null;

  /** 0 to 100: what staff estimate of a project in progress; 0 of a planned one, 100 of a completed one. */
  progress_percentage: number;
  order: number;

  featured_image: string | null;

  picture: Picture | null;

  partners: ProjectPartner[];

  /** Where one may give for it, where a campaign pays for it and is online. */
  campaign: CampaignLink | null;

  updated_at: string;
}

export class ProjectPage extends PageOf(Project) {}

/** `admin/projects`: what staff read; the text is the one they last wrote. */
export class ProjectRecord extends IntersectionType(
  Project,
  PickType(Written, PROJECT_STAFF_FIELDS),
  PublicationState,
) {}
