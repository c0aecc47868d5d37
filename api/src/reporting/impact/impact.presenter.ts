import { GOAL_OF, IMPACT_FIGURE_LABELS, type ImpactFigureName } from './impact-admin.contract.js';
import { parisDay } from '../../platform/clock/paris.js';
import { shownAs } from '../../platform/http/shown-as.js';
import { countryCode } from './impact-countries.contract.js';
import { explainCalculation, explainEntry, type FigureEntry, FOLLOWS } from './impact-explanation.js';
import type { ImpactFigureRow } from './impact-figure.entity.js';
import type { ImpactLocationRow } from './impact-location.entity.js';
import { FIGURE_SHAPES, type Held, onTheWire, sourcesOf } from './impact.rules.js';
import type { ImpactYearRow } from './impact-year.entity.js';
import { FigureRecord } from './impact-admin.dto.js';
import { LocationMetric, LocationRecord, type Metrics, YearRecord, YearlyProgress } from './impact.dto.js';

const GOALS: Partial<Record<ImpactFigureName, ImpactFigureName>> = GOAL_OF;

/** A figure for staff; `held` is what its sources hold now. */
export function presentFigure(row: ImpactFigureRow, held: Held): FigureRecord {
  const { name } = row;
  const entry = {
    unit: FIGURE_SHAPES[name].unit,
    entered_value: onTheWire(name, row.entered_value),
    entered_at: row.entered_at?.toISOString() ?? null,
    entered_by: row.entered_by_username,
    sources: sourcesOf(name, row.held, row.counted ?? held),
  };
  return {
    ...shownAs(FigureRecord, row),
    label: IMPACT_FIGURE_LABELS[name],
    value: onTheWire(name, row.value),
    origin: row.counted ? 'calculated' : 'entered',
    goal_of: GOALS[name] ?? null,
    ...entry,
    is_calculable: FIGURE_SHAPES[name].sources.length > 0,
    explanation: explanationOf(row, entry),
    updated_by: row.updated_by_username,
  };
}

function explanationOf({ name, counted }: ImpactFigureRow, entry: FigureEntry): string {
  const said = counted ? explainCalculation(entry) : explainEntry(entry);
  return FIGURE_SHAPES[name].isLive ? `${said} ${FOLLOWS}` : said;
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
  const start = rows.find(({ name }) => name === 'donations_total_amount');
  return {
    site_metrics: { ...figures, updated_at: last_updated, updated_by: null },
    donations: {
      total_amount: donations_total_amount,
      starting_amount: start ? onTheWire(start.name, start.entered_value) : 0,
      starting_on: start?.entered_at ? parisDay(start.entered_at) : null,
    },
    ...counts,
    last_updated,
  };
}

export function presentLocation(row: ImpactLocationRow): LocationMetric {
  return shownAs(LocationMetric, row);
}

export function presentLocationRecord(row: ImpactLocationRow): LocationRecord {
  return {
    ...shownAs(LocationRecord, row),
    updated_by: row.updated_by_username,
    is_on_map: countryCode(row.country) !== null,
  };
}

export function presentYear(row: ImpactYearRow): YearlyProgress {
  return shownAs(YearlyProgress, row);
}

export function presentYearRecord(row: ImpactYearRow): YearRecord {
  return { ...shownAs(YearRecord, row), updated_by: row.updated_by_username };
}
