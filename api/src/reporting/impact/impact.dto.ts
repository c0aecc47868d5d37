import { ApiProperty, IntersectionType, OmitType, PickType } from '@nestjs/swagger';
import { answerOf, filledAnswerOf } from '../../platform/http/answer-of.js';
import { PageOf } from '../../platform/http/page.dto.js';
import { FigureValues, LocationInput, YearInput } from './impact-body.dto.js';

/** Every figure. */
export class Figures extends answerOf(FigureValues) {}

/** What the association has achieved, and where it wants to get. Counts are whole numbers. */
export class SiteMetrics extends OmitType(Figures, ['donations_total_amount']) {
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  updated_at: string | null;

  updated_by: string | null;
}

/** What was given: by the journal, from the figure that staff entered on. Euros, in major units. */
class DonationMetrics {
  total_amount: number;
  /** What staff entered: all that was given until then, before this software too. */
  starting_amount: number;

  /** The day of Paris on which it was entered; null where nobody did. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  starting_on: string | null;
}

/** `GET metrics/`. Amounts are euros, in major units. */
export class Metrics {
  site_metrics: SiteMetrics;
  donations: DonationMetrics;
  campaigns: { total: number; active: number };
  events: { total: number; upcoming: number };

  /** Null for the built-in figures, which nobody dated. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  last_updated: string | null;
}

/** `GET metrics/locations/`: a place where libraries are supported. */
export class LocationMetric extends filledAnswerOf(LocationInput) {
  id: number;
  /** What a change of this place starts from. */
  version: number;
}

/** `GET metrics/crud/yearly-progress/`: where the association stood at the end of a year, since its beginning. */
export class YearlyProgress extends filledAnswerOf(YearInput) {
  id: number;
  /** What a change of this entry starts from. */
  version: number;
}

class RegionPlace extends PickType(LocationMetric, ['name', 'libraries_count']) {}

/** `GET metrics/regions/`: the places of one country, taken together. */
export class ImpactRegion {
  name: string;
  libraries: number;
  color: string;
  places: RegionPlace[];
}

export class LocationPageResponse extends PageOf(LocationMetric) {}

export class RegionPageResponse extends PageOf(ImpactRegion) {}

export class YearPageResponse extends PageOf(YearlyProgress) {}

class Written {
  created_at: string;
  updated_at: string;
  updated_by: string | null;
  deleted_at: string | null;
}

/** A place as staff read it. `admin/location-metrics`, and `metrics/crud/location-metrics/`. */
export class LocationRecord extends IntersectionType(LocationMetric, Written) {
  /** Its country is on the map of the site; if not, the site lists it in the table only. */
  is_on_map: boolean;
}

/** A year as staff read it. `admin/yearly-progress`. */
export class YearRecord extends IntersectionType(YearlyProgress, Written) {}
