import { ApiProperty, OmitType } from '@nestjs/swagger';
import { AuditChangeResponse } from '../../core/audit/audit.dto.js';
import { ImportedLineResponse, ImportReportResponse } from '../../content/publishing/publishing.dto.js';
import {
  FIGURE_ORIGINS,
  type FigureCalculation,
  type FigureOrigin,
  type FigureRecord,
  type FigureSource,
  IMPACT_FIGURES,
  type ImpactAdmin,
  type ImpactFigureName,
  type Recalculation,
} from './impact-admin.contract.js';
import {
  IMPACT_FILE_FORMAT,
  type ImpactFile,
  type ImpactImportedLine,
  type ImpactImportReport,
} from './impact-import.contract.js';
import {
  CampaignCountsResponse,
  EventCountsResponse,
  LocationResponse,
  MetricsResponse,
  YearResponse,
} from './impact-response.dto.js';

const UNITS = ['count', 'euros'] as const;
const KINDS = ['figure', 'location', 'year'] as const;

class FigureSourceResponse implements FigureSource {
  name: string;
  label: string;
  at_entry: number;
  now: number;
  since: number;
}

class FigureOriginsResponse {
  @ApiProperty({ enum: IMPACT_FIGURES })
  name: ImpactFigureName;

  label: string;

  @ApiProperty({ enum: UNITS })
  unit: FigureRecord['unit'];

  @ApiProperty({ enum: FIGURE_ORIGINS })
  origin: FigureOrigin;

  entered_value: number;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  entered_at: string | null;

  entered_by: string | null;

  sources: FigureSourceResponse[];

  explanation: string;
}

export class FigureRecordResponse extends FigureOriginsResponse implements FigureRecord {
  id: number;
  value: number;

  @ApiProperty({ enum: IMPACT_FIGURES, nullable: true })
  goal_of: ImpactFigureName | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  calculated_at: string | null;

  is_calculable: boolean;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  updated_at: string | null;

  updated_by: string | null;

  version: number;
}

export class ImpactAdminResponse extends MetricsResponse implements ImpactAdmin {
  figures: FigureRecordResponse[];

  version: number;
}

class FigureCalculationResponse extends FigureOriginsResponse implements FigureCalculation {
  from: number;
  to: number;
}

export class RecalculationResponse implements Recalculation {
  preview: boolean;
  calculated_at: string;
  changed: number;

  changes: FigureCalculationResponse[];

  unchanged: FigureCalculationResponse[];

  @ApiProperty({ enum: IMPACT_FIGURES, isArray: true })
  not_calculated: ImpactFigureName[];

  campaigns: CampaignCountsResponse;
  events: EventCountsResponse;
  version: number;
}

class ImpactImportedLineResponse extends ImportedLineResponse implements ImpactImportedLine {
  @ApiProperty({ enum: KINDS })
  kind: ImpactImportedLine['kind'];

  changes: AuditChangeResponse[];
}

export class ImpactImportReportResponse extends ImportReportResponse implements ImpactImportReport {
  preview: boolean;
  imported: number;

  @ApiProperty({ type: [ImpactImportedLineResponse] })
  declare rows: ImpactImportedLineResponse[];
}

class FigureValuesResponse implements Record<ImpactFigureName, number> {
  books_distributed: number;
  libraries_supported: number;
  beneficiaries_count: number;
  countries_count: number;
  volunteers_count: number;
  librarians_trained: number;
  donations_total_amount: number;
  books_goal: number;
  libraries_goal: number;
  beneficiaries_goal: number;
}

class SavedLocation extends OmitType(LocationResponse, ['id', 'version']) {}

class SavedYear extends OmitType(YearResponse, ['id', 'version']) {}

export class ImpactFileResponse implements ImpactFile {
  @ApiProperty({ enum: [IMPACT_FILE_FORMAT] })
  format: typeof IMPACT_FILE_FORMAT;

  exported_at: string;
  site_metrics: FigureValuesResponse;

  locations: SavedLocation[];

  yearly_progress: SavedYear[];
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
