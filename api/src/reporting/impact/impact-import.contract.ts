import type { AuditChange } from '../../core/audit/audit.contract.js';
import type { Problem } from '../../platform/errors/problem.contract.js';
import type { ImportedLine, ImportReport } from '../../content/publishing/publishing.contract.js';
import type { ImpactFigureName } from './impact-admin.contract.js';
import type { LocationMetric, YearlyProgress } from './impact.contract.js';

export const IMPACT_FILE_FORMAT = 'chiffres-de-l-impact';

/**
 * `GET metrics/crud/site-metrics/list_backups/`, saved as `chiffres-2027-03-01.json`; what `bulk_update` reads. Each
 * part may be left out of a file to import; a place is known by its name and country, a year by its number.
 */
export interface ImpactFile {
  format: typeof IMPACT_FILE_FORMAT;
  exported_at: string;
  site_metrics: Record<ImpactFigureName, number>;
  locations: Omit<LocationMetric, 'id' | 'version'>[];
  yearly_progress: Omit<YearlyProgress, 'id' | 'version'>[];
}

export interface ImpactImportedLine extends ImportedLine {
  kind: 'figure' | 'location' | 'year';
  changes: AuditChange[];
}

/**
 * Answer of `POST metrics/crud/site-metrics/bulk_update/` (multipart: `file`, JSON or CSV; `preview` = `true` says what
 * would change and changes nothing). What the file does not name stays.
 */
export interface ImpactImportReport extends ImportReport {
  preview: boolean;
  /** Lines that the figures now agree with: all of the file's, or none. */
  imported: number;
  rows: ImpactImportedLine[];
}

/** The 400 that answers an import with faults: nothing was written. A preview with faults answers 200. */
export interface ImpactImportProblem extends Problem {
  imported: 0;
  report: ImpactImportReport;
}
