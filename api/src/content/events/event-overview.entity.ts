import { ViewColumn, ViewEntity } from 'typeorm';
import { NEW_EVENT } from './event-columns.js';
import type { EventRow } from './event.entity.js';

/** An event with its figures, counted by the view. */
@ViewEntity({ name: 'event_overview', synchronize: false })
export class EventOverview {
  @ViewColumn()
  id: number;
}

/** A row of the view, as PostgreSQL sends it. */
export interface EventOverviewRow extends EventRow {
  current_participants: number;
  interested_count: number;
  view_count: number;
}

export const OVERVIEW_COLUMNS = [
  'id',
  'title',
  'short_description',
  'event_type',
  ...Object.keys(NEW_EVENT),
  'current_participants',
  'interested_count',
  'view_count',
  'pending',
  'publish_at',
  'created_by',
  'created_at',
  'updated_at',
  'archived_at',
  'deleted_at',
  'version',
];
