import { toMajorUnits, toMinorUnits } from '../../platform/money/money.contract.js';
import {
  IMPACT_FIGURES,
  IMPACT_LIMITS,
  IMPACT_MESSAGES,
  type ImpactFigureName,
} from './impact-admin.contract.js';
import { SOURCE_LABELS } from './impact-sources.content.js';
import type { FigureSource } from './impact-admin.dto.js';

/** What figures are calculated from; amounts in minor units. */
export type SourceName = keyof typeof SOURCE_LABELS;
export type Held = Partial<Record<SourceName, number>>;

type FigureUnit = 'count' | 'euros';

interface FigureShape {
  unit: FigureUnit;
  least: number;
  most: number;
  sources: readonly SourceName[];
  /** Follows its sources by itself: what staff enter is where it starts. */
  isLive?: true;
}
const count = (...sources: SourceName[]): FigureShape => ({
  unit: 'count',
  least: 0,
  most: IMPACT_LIMITS.count,
  sources,
});

/** What each figure may be, in its wire unit, and what it is calculated from. Volunteers and goals are entered only. */
export const FIGURE_SHAPES: Record<ImpactFigureName, FigureShape> = {
  books_distributed: count('campaign_gifts.books'),
  libraries_supported: count('locations.libraries'),
  beneficiaries_count: count('locations.beneficiaries'),
  countries_count: count('locations.countries'),
  volunteers_count: count(),
  librarians_trained: { ...count('projects.librarians'), least: IMPACT_LIMITS.least_librarians_trained },
  donations_total_amount: {
    unit: 'euros',
    least: 0,
    most: IMPACT_LIMITS.amount,
    sources: ['journal.euros'],
    isLive: true,
  },
  books_goal: count(),
  libraries_goal: count(),
  beneficiaries_goal: count(),
};

export const CALCULABLE_FIGURES = IMPACT_FIGURES.filter((name) => FIGURE_SHAPES[name].sources.length > 0);
export const ENTERED_FIGURES = IMPACT_FIGURES.filter((name) => FIGURE_SHAPES[name].sources.length === 0);

/** The part of `held` that a figure is calculated from. */
export function heldFor(name: ImpactFigureName, held: Held): Held {
  return Object.fromEntries(FIGURE_SHAPES[name].sources.map((source) => [source, held[source] ?? 0]));
}

/**
 * A figure from what staff entered and what its sources have gained or lost since: the same answer however often it is
 * asked, and never below the least that the figure may be. Minor units for an amount.
 */
export function calculated(name: ImpactFigureName, entered: number, atEntry: Held, now: Held): number {
  const gained = FIGURE_SHAPES[name].sources.map((source) => (now[source] ?? 0) - (atEntry[source] ?? 0));
  const value = gained.reduce((sum, since) => sum + since, entered);
  return Math.max(FIGURE_SHAPES[name].least, value);
}

/** A figure's value as it travels. */
export function onTheWire(name: ImpactFigureName, kept: number): number {
  return FIGURE_SHAPES[name].unit === 'euros' ? toMajorUnits(kept, 'EUR') : kept;
}

/** A value as it travels, as it is kept: read from its digits, without floating point. */
export function asStored(name: ImpactFigureName, value: number): number {
  if (FIGURE_SHAPES[name].unit !== 'euros') return value;
  return toMinorUnits(value, 'EUR') ?? 0;
}

/** Each source of a figure, at entry and now, in the wire's unit. */
export function sourcesOf(name: ImpactFigureName, atEntry: Held, now: Held): FigureSource[] {
  return FIGURE_SHAPES[name].sources.map((source) => {
    const [then, today] = [atEntry[source] ?? 0, now[source] ?? 0];
    return {
      name: source,
      label: SOURCE_LABELS[source].title,
      at_entry: onTheWire(name, then),
      now: onTheWire(name, today),
      since: onTheWire(name, today - then),
    };
  });
}

/** What is wrong with a value that staff give a figure, in French; null where it may be kept. */
export function figureFault(name: ImpactFigureName, value: unknown): string | null {
  const { unit, least, most } = FIGURE_SHAPES[name];
  if (typeof value !== 'number' || !Number.isFinite(value)) return figureFaults.notANumber;
  if (value < least) return least > 0 ? IMPACT_MESSAGES.least_librarians : figureFaults.negative;
  if (value > most) return figureFaults.tooMuch;
  if (unit === 'count') return Number.isInteger(value) ? null : figureFaults.notWhole;
  return toMinorUnits(value, 'EUR') === null ? figureFaults.notAnAmount : null;
}

const figureFaults = {
  notANumber: 'Écrivez un nombre.',
  negative: 'Écrivez 0 ou plus.',
  tooMuch: 'Ce nombre est trop grand : un milliard au plus.',
  notWhole: 'Écrivez un nombre entier.',
  notAnAmount: 'Indiquez un montant, avec deux décimales au plus.',
};
