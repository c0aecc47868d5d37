import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsUUID } from 'class-validator';
import { PageOf, PageQuery } from '../../platform/http/page.dto.js';
import {
  QueryBoolean,
  QueryOneOf,
  QueryOrdering,
  QueryText,
  QueryUuid,
} from '../../platform/http/query-fields.js';
import {
  ALERT_ACTIONS,
  ALERT_SEVERITIES,
  ALERT_TYPES,
  type AlertAction,
  type AlertSeverity,
  type AlertType,
} from './goods-alert.contract.js';

const MANY = 500;

export class GoodsAlertsQuery extends PageQuery {
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

/** `POST admin/donation-alerts/acts`: the same act on many alerts. */
export class AlertActionsBody {
  @IsIn(ALERT_ACTIONS)
  act: AlertAction;

  @ApiProperty({ type: [String], format: 'uuid', minItems: 1, maxItems: MANY })
  @IsUUID('loose', { each: true })
  @ArrayMaxSize(MANY)
  @ArrayMinSize(1)
  @IsArray()
  ids: string[];
}

export class AlertActionReport {
  done: number;
  /** They were as wished already. */
  skipped: number;
}

/** Something about a physical donation that staff must act on. Its message names no person. */
export class GoodsAlert {
  id: string;

  @ApiProperty({ enum: ALERT_TYPES })
  alert_type: AlertType;

  alert_type_display: string;

  @ApiProperty({ enum: ALERT_SEVERITIES })
  severity: AlertSeverity;

  message: string;
  physical_donation: string;
  /** Of its donation. */
  reference: string;
  city: string;
  transaction: string | null;
  is_read: boolean;
  /** Null while it is open. */
  resolved_at: string | null;
  /** A member of staff; null where its cause ended by itself. */
  resolved_by: string | null;
  created_at: string;
}

export class GoodsAlertPageResponse extends PageOf(GoodsAlert) {}
