import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { PictureResponse } from '../media/picture.dto.js';
import { PublicationStateResponse } from '../publishing/publishing.dto.js';
import {
  type Project,
  PROJECT_ACTIONS,
  PROJECT_STATUSES,
  type ProjectAction,
  type ProjectCampaign,
  type ProjectPartner,
  type ProjectRecord,
  type ProjectStatus,
} from './project.contract.js';

export class ProjectPartnerResponse implements ProjectPartner {
  id: number;
  slug: string;
  name: string;
  website: string;
}

export class ProjectCampaignResponse implements ProjectCampaign {
  id: number;
  slug: string;
  title: string;
}

export class ProjectResponse implements Project {
  id: number;
  slug: string;
  title: string;
  short_description: string;
  description: string;

  @ApiProperty({ enum: PROJECT_STATUSES })
  status: ProjectStatus;

  @ApiProperty({ enum: PROJECT_ACTIONS })
  action: ProjectAction;

  location: string;
  city: string;
  country: string;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  start_date: string | null;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  end_date: string | null;

  progress_percentage: number;
  books_count: number;
  libraries_count: number;
  beneficiaries_count: number;
  featured: boolean;
  order: number;

  @ApiProperty({ type: String, nullable: true })
  featured_image: string | null;

  @ApiProperty({ type: PictureResponse, nullable: true })
  picture: PictureResponse | null;

  @ApiProperty({ type: [ProjectPartnerResponse] })
  partners: ProjectPartnerResponse[];

  @ApiProperty({ type: ProjectCampaignResponse, nullable: true })
  campaign: ProjectCampaignResponse | null;

  updated_at: string;
}

export class ProjectPageResponse {
  count: number;

  @ApiProperty({ type: String, nullable: true })
  next: string | null;

  @ApiProperty({ type: String, nullable: true })
  previous: string | null;

  @ApiProperty({ type: [ProjectResponse] })
  results: ProjectResponse[];
}

export class ProjectRecordResponse
  extends IntersectionType(ProjectResponse, PublicationStateResponse)
  implements ProjectRecord
{
  progress: number;

  @ApiProperty({ type: [Number] })
  partner_ids: number[];

  @ApiProperty({ type: Number, nullable: true })
  featured_image_id: number | null;

  @ApiProperty({ type: Number, nullable: true })
  campaign_id: number | null;
}
