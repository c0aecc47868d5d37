import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { PageType } from '../../platform/http/page.dto.js';
import type {
  ImpactRegion,
  LocationMetric,
  Metrics,
  SiteMetrics,
  YearlyProgress,
} from './impact.contract.js';
import type { LocationRecord, YearRecord } from './impact-admin.contract.js';

export class SiteMetricsResponse implements SiteMetrics {
  books_distributed: number;
  libraries_supported: number;
  beneficiaries_count: number;
  countries_count: number;
  volunteers_count: number;
  librarians_trained: number;
  books_goal: number;
  libraries_goal: number;
  beneficiaries_goal: number;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  updated_at: string | null;

  updated_by: string | null;
}

class DonationsResponse {
  total_amount: number;
}

export class CampaignCountsResponse {
  total: number;
  active: number;
}

export class EventCountsResponse {
  total: number;
  upcoming: number;
}

export class MetricsResponse implements Metrics {
  site_metrics: SiteMetricsResponse;
  donations: DonationsResponse;
  campaigns: CampaignCountsResponse;
  events: EventCountsResponse;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  last_updated: string | null;
}

export class LocationResponse implements LocationMetric {
  id: number;
  name: string;
  country: string;
  books_distributed: number;
  beneficiaries_count: number;
  libraries_count: number;
  color: string;
  is_active: boolean;
  order: number;
  version: number;
}

export class YearResponse implements YearlyProgress {
  id: number;
  year: number;
  books_distributed: number;
  libraries_count: number;
  milestone: string;
  is_active: boolean;
  version: number;
}

class RegionPlaceResponse {
  name: string;
  libraries_count: number;
}

export class RegionResponse implements ImpactRegion {
  name: string;
  libraries: number;
  color: string;

  places: RegionPlaceResponse[];
}

export class LocationPageResponse extends PageType(LocationResponse) {}

export class RegionPageResponse extends PageType(RegionResponse) {}

export class YearPageResponse extends PageType(YearResponse) {}

class WritingResponse {
  created_at: string;
  updated_at: string;

  updated_by: string | null;

  deleted_at: string | null;
}

export class LocationRecordResponse
  extends IntersectionType(LocationResponse, WritingResponse)
  implements LocationRecord
{
  is_on_map: boolean;
}

export class YearRecordResponse
  extends IntersectionType(YearResponse, WritingResponse)
  implements YearRecord {}
