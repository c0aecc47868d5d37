import { euros, frenchNumber } from '../../format/french-number';
import type { ColumnKind } from './chart-data';
import { valueText } from './value-text';
import { evolution as texts } from './evolution.fr';

/** Changes smaller than this, in percent or in points, are not a change. */
const NOTABLE_PERCENT = 5;
const NOTABLE_POINTS = 1;
/** From here one says how many times as much. */
const TIMES_FROM_PERCENT = 300;

export interface Compared {
  now: number | null;
  before: number | null;
  kind?: ColumnKind;
  /** Green where it grows and red where it falls; a request for help is neither. */
  moreIsBetter?: boolean;
  /** Whether there is a period before, of which nothing may be known. */
  isCompared?: boolean;
}

export interface Evolution {
  direction: 'up' | 'down' | 'same' | 'none';
  /** « ↑ 33 % », « × 15 », « + 2 points », « 0 % », « — » where nothing can be compared. */
  text: string;
  /** The same for who hears it: « en hausse de 33 % ». */
  spoken: string;
  tone: 'good' | 'bad' | 'neutral';
}

/** How a figure moved; null where it is not known, or is compared with nothing at all. */
export function evolutionOf({
  now,
  before,
  kind = 'count',
  moreIsBetter = false,
  isCompared = false,
}: Compared): Evolution | null {
  if (now === null || (before === null && !isCompared)) return null;
  if (before === null)
    return { direction: 'none', text: texts.none, spoken: texts.unknown_spoken, tone: 'neutral' };
  if (now === before) return { direction: 'same', text: texts.same, spoken: texts.same, tone: 'neutral' };
  if (kind === 'percent') return inPoints(now - before, moreIsBetter);
  if (before === 0)
    return { direction: 'none', text: texts.none, spoken: texts.none_spoken, tone: 'neutral' };
  if (before < 0) return inUnits(now - before, kind, moreIsBetter);
  const percent = ((now - before) / before) * 100;
  if (percent > TIMES_FROM_PERCENT) return manyTimes(now / before, moreIsBetter);
  const size = Math.round(Math.abs(percent));
  if (size === 0) return { direction: 'same', text: texts.same, spoken: texts.same, tone: 'neutral' };
  const isNotable = Math.abs(percent) >= NOTABLE_PERCENT;
  const isUp = percent > 0;
  return {
    direction: isUp ? 'up' : 'down',
    text: texts.percent(isUp, frenchNumber(size)),
    spoken: texts.percent_spoken(isUp, frenchNumber(size)),
    tone: isNotable ? toneOf(isUp, moreIsBetter) : 'neutral',
  };
}

function manyTimes(ratio: number, moreIsBetter: boolean): Evolution {
  const times = ratio < 10 ? valueText(ratio, { kind: 'decimal' }) : frenchNumber(Math.round(ratio));
  return {
    direction: 'up',
    text: texts.times(times),
    spoken: texts.times_spoken(times),
    tone: toneOf(true, moreIsBetter),
  };
}

function inPoints(difference: number, moreIsBetter: boolean): Evolution {
  const size = Math.round(Math.abs(difference) * 10) / 10;
  if (size === 0) return { direction: 'same', text: texts.same, spoken: texts.same, tone: 'neutral' };
  const isUp = difference > 0;
  const text = texts.points(isUp, valueText(size, { kind: 'decimal' }), size >= 2);
  return {
    direction: isUp ? 'up' : 'down',
    text,
    spoken: text,
    tone: size >= NOTABLE_POINTS ? toneOf(isUp, moreIsBetter) : 'neutral',
  };
}

/** A share of what was below zero says nothing: the difference itself does. */
function inUnits(difference: number, kind: ColumnKind, moreIsBetter: boolean): Evolution {
  const isUp = difference > 0;
  const size = kind === 'euros' ? euros(Math.abs(difference)) : frenchNumber(Math.abs(difference));
  return {
    direction: isUp ? 'up' : 'down',
    text: texts.units(isUp, size),
    spoken: texts.units(isUp, size),
    tone: toneOf(isUp, moreIsBetter),
  };
}

function toneOf(isUp: boolean, moreIsBetter: boolean): Evolution['tone'] {
  if (!moreIsBetter) return 'neutral';
  return isUp ? 'good' : 'bad';
}
