import { GOAL_OF, IMPACT_FIGURE_LABELS, type ImpactFigureName } from './impact-admin.contract.js';
import { countryCode } from './impact-countries.contract.js';
import { explainCalculation, explainEntry } from './impact-explanation.js';
import type { ImpactFigureRow } from './impact-figure.entity.js';
import type { ImpactLocationRow } from './impact-location.entity.js';
import { FIGURE_SHAPES, type Held, onTheWire, sourcesOf } from './impact.rules.js';
import type { ImpactYearRow } from './impact-year.entity.js';
import type { FigureRecord } from './impact-admin.dto.js';
import type { LocationMetric, LocationRecord, Metrics, YearRecord, YearlyProgress } from './impact.dto.js';

const GOALS: Partial<Record<ImpactFigureName, ImpactFigureName>> = GOAL_OF;

/** A figure for staff; `held` is what its sources hold now. */
export function presentFigure(row: ImpactFigureRow, held: Held): FigureRecord {
  const { id, name, version } = row;
  const entry = {
    unit: FIGURE_SHAPES[name].unit,
    entered_value: onTheWire(name, row.entered_value),
    entered_at: row.entered_at?.toISOString() ?? null,
    entered_by: row.entered_by_username,
    sources: sourcesOf(name, row.held, row.counted ?? held),
  };
  return {
    id,
    name,
    label: IMPACT_FIGURE_LABELS[name],
    value: onTheWire(name, row.value),
    origin: row.counted ? 'calculated' : 'entered',
    goal_of: GOALS[name] ?? null,
    ...entry,
    calculated_at: row.calculated_at?.toISOString() ?? null,
    is_calculable: FIGURE_SHAPES[name].sources.length > 0,
    explanation: row.counted ? explainCalculation(entry) : explainEntry(entry),
    updated_at: row.updated_at?.toISOString() ?? null,
    updated_by: row.updated_by_username,
    version,
  };
}

/** The figures as anyone may read them: who wrote them is for staff. */
export function presentMetrics(
  rows: readonly ImpactFigureRow[],
  counts: Pick<Metrics, 'campaigns' | 'events'>,
): Metrics {
  const values = Object.fromEntries(rows.map(({ name, value }) => [name, onTheWire(name, value)]));
  const { donations_total_amount, ...figures } = values as Record<ImpactFigureName, number>;
  const written = rows.flatMap(({ updated_at }) => updated_at ?? []).map((at) => at.toISOString());
  const last_updated = written.toSorted().at(-1) ?? null;
  return {
    site_metrics: { ...figures, updated_at: last_updated, updated_by: null },
    donations: { total_amount: donations_total_amount },
    ...counts,
    last_updated,
  };
}

export function presentLocation(row: ImpactLocationRow): LocationMetric {
  const { id, name, country, books_distributed, beneficiaries_count, libraries_count } = row;
  const { color, is_active, order, version } = row;
  const counts = { books_distributed, beneficiaries_count, libraries_count };
  return { id, name, country, ...counts, color, is_active, order, version };
}

export function presentLocationRecord(row: ImpactLocationRow): LocationRecord {
  return { ...presentLocation(row), ...writing(row), is_on_map: countryCode(row.country) !== null };
}

export function presentYear(row: ImpactYearRow): YearlyProgress {
  const { id, year, books_distributed, libraries_count, milestone, is_active, version } = row;
  return { id, year, books_distributed, libraries_count, milestone, is_active, version };
}

export function presentYearRecord(row: ImpactYearRow): YearRecord {
  return { ...presentYear(row), ...writing(row) };
}

function writing(row: ImpactLocationRow | ImpactYearRow) {
  return {
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    updated_by: row.updated_by_username,
    deleted_at: row.deleted_at?.toISOString() ?? null,
  };
}
