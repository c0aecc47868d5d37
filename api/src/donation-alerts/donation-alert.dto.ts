import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsUUID } from 'class-validator';
import type { Page } from '../platform/http/page.contract.js';
import { PageQuery } from '../platform/http/page.dto.js';
import {
  QueryBoolean,
  QueryOneOf,
  QueryOrdering,
  QueryText,
  QueryUuid,
} from '../platform/http/query-fields.js';
import {
  ALERT_ACTS,
  ALERT_SEVERITIES,
  ALERT_TYPES,
  type AlertAct,
  type AlertActReport,
  type AlertSeverity,
  type AlertType,
  type DonationAlert,
} from './donation-alert.contract.js';

const MANY = 500;

export class DonationAlertsQuery extends PageQuery {
  @QueryOneOf(ALERT_TYPES, 'Sorte d’alerte.')
  alert_type?: AlertType;

  @QueryOneOf(ALERT_SEVERITIES, 'Gravité.')
  severity?: AlertSeverity;

  @QueryBoolean('Encore ouverte, ou réglée.')
  open?: boolean;

  @QueryBoolean('Pas encore lue, ou lue.')
  unread?: boolean;

  @QueryBoolean('Lue, ou pas encore.')
  is_read?: boolean;

  @QueryUuid('Celles de ce don.')
  physical_donation?: string;

  @QueryUuid('Celles de cette collecte.')
  transaction?: string;

  @QueryText('Mots cherchés dans le message et la référence.')
  search?: string;

  @QueryOrdering(['created_at', 'severity'])
  ordering?: string;
}

export class AlertActsBody {
  @ApiProperty({ enum: ALERT_ACTS })
  @IsIn(ALERT_ACTS)
  act: AlertAct;

  @ApiProperty({ type: [String], format: 'uuid', minItems: 1, maxItems: MANY })
  @IsUUID('loose', { each: true })
  @ArrayMaxSize(MANY)
  @ArrayMinSize(1)
  @IsArray()
  ids: string[];
}

export class AlertActReportResponse implements AlertActReport {
  done: number;
  skipped: number;
}

export class DonationAlertResponse implements DonationAlert {
  id: string;

  @ApiProperty({ enum: ALERT_TYPES })
  alert_type: AlertType;

  alert_type_display: string;

  @ApiProperty({ enum: ALERT_SEVERITIES })
  severity: AlertSeverity;

  message: string;
  physical_donation: string;
  reference: string;
  city: string;

  @ApiProperty({ type: String, nullable: true })
  transaction: string | null;

  is_read: boolean;

  @ApiProperty({ type: String, nullable: true })
  resolved_at: string | null;

  @ApiProperty({ type: String, nullable: true })
  resolved_by: string | null;

  created_at: string;
}

export class DonationAlertPageResponse implements Page<DonationAlert> {
  count: number;

  @ApiProperty({ type: String, nullable: true })
  next: string | null;

  @ApiProperty({ type: String, nullable: true })
  previous: string | null;

  @ApiProperty({ type: [DonationAlertResponse] })
  results: DonationAlertResponse[];
}
