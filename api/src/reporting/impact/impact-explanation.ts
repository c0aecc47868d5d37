import { SOURCE_LABELS } from './impact-sources.content.js';
import type { SourceName } from './impact.rules.js';
import type { FigureSource } from './impact-admin.dto.js';

/** What a figure was entered as, and what its sources have gained or lost since. */
export interface FigureEntry {
  unit: 'count' | 'euros';
  entered_value: number;
  entered_at: string | null;
  entered_by: string | null;
  sources: readonly FigureSource[];
}

/** Of a figure that nobody has to recalculate. */
export const FOLLOWS = 'Chaque don s’y ajoute dès qu’il arrive.';

const DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });
const day = (iso: string) => DAY.format(new Date(iso)).replace(/^1 /, '1er ');
const COUNT = new Intl.NumberFormat('fr-FR');
const WHOLE_EUROS = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
const EUROS = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });

/** « 125 000 saisis par Awa le 3 mars 2027 + 340 livres donnés aux campagnes depuis. » */
export function explainCalculation(entry: FigureEntry): string {
  const since = entry.sources
    .filter((source) => source.since !== 0)
    .map((source) => gain(entry.unit, source));
  const start = `${said(entry.unit, entry.entered_value)} ${origin(entry)}`;
  return since.length > 0 ? `${start} ${since.join(' ')} depuis.` : `${start}, sans changement depuis.`;
}

/** « Saisi par Awa le 3 mars 2027. », and what a calculation would start from. */
export function explainEntry(entry: FigureEntry): string {
  if (!entry.entered_at) return 'Chiffre de départ, que personne n’a encore saisi.';
  return `Saisi ${author(entry)}le ${day(entry.entered_at)}.`;
}

function origin(entry: FigureEntry): string {
  if (!entry.entered_at) return 'au départ';
  const saisi = entry.entered_value > 1 ? 'saisis' : 'saisi';
  return `${saisi} ${author(entry)}le ${day(entry.entered_at)}`;
}

const author = ({ entered_by }: FigureEntry) => (entered_by ? `par ${entered_by} ` : '');

function gain(unit: FigureEntry['unit'], { name, since }: FigureSource): string {
  const { one, more } = SOURCE_LABELS[name as SourceName];
  const words = Math.abs(since) < 2 ? one : more;
  return `${since > 0 ? '+' : '−'} ${said(unit, Math.abs(since))} ${words}`;
}

function said(unit: FigureEntry['unit'], value: number): string {
  if (unit === 'count') return COUNT.format(value);
  return (Number.isInteger(value) ? WHOLE_EUROS : EUROS).format(value);
}
