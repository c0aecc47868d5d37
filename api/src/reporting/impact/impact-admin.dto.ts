import { ApiProperty, PickType } from '@nestjs/swagger';
import { filledAnswerOf } from '../../platform/http/answer-of.js';
import { LocationInput, YearInput } from './impact-body.dto.js';
import { AuditChange } from '../../core/audit/audit.dto.js';
import type { Problem } from '../../platform/errors/problem.contract.js';
import { ImportedLine, ImportReport } from '../../content/publishing/publishing.dto.js';
import {
  FIGURE_ORIGINS,
  type FigureOrigin,
  IMPACT_FIGURES,
  IMPACT_FILE_FORMAT,
  type ImpactFigureName,
} from './impact-admin.contract.js';
import { Figures, Metrics } from './impact.dto.js';

const UNITS = ['count', 'euros'] as const;
const KINDS = ['figure', 'location', 'year'] as const;

/** One thing that a figure is calculated from, in the figure's unit. `since = now - at_entry`. */
export class FigureSource {
  /** Stable, for programs: `campaign_gifts.books`, `locations.libraries`… */
  name: string;
  /** « Livres donnés aux campagnes » */
  label: string;
  /** What it held when staff entered the figure. */
  at_entry: number;
  /** What it held when the figure was calculated; at reading, for a figure that is entered. */
  now: number;
  since: number;
}

/** A figure, and where it comes from. */
class TracedFigure {
  @ApiProperty({ enum: IMPACT_FIGURES })
  name: ImpactFigureName;

  label: string;

  @ApiProperty({ enum: UNITS })
  unit: (typeof UNITS)[number];

  @ApiProperty({ enum: FIGURE_ORIGINS })
  origin: FigureOrigin;

  /** What staff last entered, which calculations start from. */
  entered_value: number;

  /** Null for a figure as the software came with it. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  entered_at: string | null;

  entered_by: string | null;
  sources: FigureSource[];
  /** One French sentence: « 125 000 saisis par Awa le 3 mars 2027 + 340 livres donnés aux campagnes depuis. » */
  explanation: string;
}

/** A record of the resource `metrics` (`GET admin/metrics`): one figure, where it comes from, and its version. */
export class FigureRecord extends TracedFigure {
  id: number;
  value: number;

  /** The figure that this one is the goal of. */
  @ApiProperty({ enum: IMPACT_FIGURES, nullable: true })
  goal_of: ImpactFigureName | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  calculated_at: string | null;

  /** Nothing for what is only ever entered. */
  is_calculable: boolean;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  updated_at: string | null;

  updated_by: string | null;
  version: number;
}

/** Answer of `PUT admin/metrics/`: what the public reads now, and every figure. */
export class ImpactAdmin extends Metrics {
  figures: FigureRecord[];

  /** The highest of the figures' versions. */
  version: number;
}

/** What a calculation changes, or leaves. */
export class FigureCalculation extends TracedFigure {
  from: number;
  to: number;
}

/**
 * Answer of `POST metrics/crud/site-metrics/sync_update/`. A second one in a row changes nothing. What is counted at
 * each reading is never kept.
 */
export class Recalculation extends PickType(Metrics, ['campaigns', 'events']) {
  preview: boolean;
  calculated_at: string;
  /** How many figures differ: as many as `changes` has. */
  changed: number;
  changes: FigureCalculation[];
  unchanged: FigureCalculation[];

  /** What nothing is known of but what staff enter. */
  @ApiProperty({ enum: IMPACT_FIGURES, isArray: true })
  not_calculated: ImpactFigureName[];

  version: number;
}

export class ImpactImportedLine extends ImportedLine {
  @ApiProperty({ enum: KINDS })
  kind: (typeof KINDS)[number];

  changes: AuditChange[];
}

/**
 * Answer of `POST metrics/crud/site-metrics/bulk_update/` (multipart: `file`, JSON or CSV; `preview` = `true` says what
 * would change and changes nothing). What the file does not name stays.
 */
export class ImpactImportReport extends ImportReport {
  preview: boolean;
  /** Lines that the figures now agree with: all of the file's, or none. */
  imported: number;

  @ApiProperty({ type: [ImpactImportedLine] })
  declare rows: ImpactImportedLine[];
}

class SavedLocation extends filledAnswerOf(LocationInput) {}

class SavedYear extends filledAnswerOf(YearInput) {}

/**
 * `GET metrics/crud/site-metrics/list_backups/`, saved as `chiffres-2027-03-01.json`; what `bulk_update` reads. Each
 * part may be left out of a file to import; a place is known by its name and country, a year by its number.
 */
export class ImpactFile {
  @ApiProperty({ enum: [IMPACT_FILE_FORMAT] })
  format: typeof IMPACT_FILE_FORMAT;

  exported_at: string;
  site_metrics: Figures;
  locations: SavedLocation[];
  yearly_progress: SavedYear[];
}

/** The 400 that answers an import with faults: nothing was written. A preview with faults answers 200. */
export interface ImpactImportProblem extends Problem {
  imported: 0;
  report: ImpactImportReport;
}

export class ImpactImportForm {
  @ApiProperty({ type: 'string', format: 'binary', description: 'JSON de list_backups, ou CSV' })
  file: string;

  @ApiProperty({
    type: String,
    required: false,
    description: '« true » : dire ce qui changerait, sans rien changer',
  })
  preview?: string;
}
