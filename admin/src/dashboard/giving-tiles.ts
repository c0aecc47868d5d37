import type { GivingStats } from '@livres/api/contract';
import { evolutionOf } from '../shared/charts/data/evolution';
import { frenchNumber } from '../shared/format/french-number';
import { FAILING_CARDS, GIFT_FILTERS } from '../giving/shared/gift-filters';
import { listLink } from '../shared/layout/list-link';
import { giving as texts } from './giving.fr';
import type { TileProps } from '../shared/layout/Tile';
import { euros } from '../shared/format/french-number';

/** The figures of a period, each against the one before; each leads to what it counts for those who may open it. */
export function givingTiles(figures: GivingStats, mayOpen: boolean): TileProps[] {
  const { now, before, recurring, from, to } = figures;
  const { tiles } = texts;
  const received = listLink('donations', { ...GIFT_FILTERS.received, given_from: from, given_to: to });
  const lines: TileProps[] = [
    {
      value: euros(now.raised),
      label: tiles.raised,
      note: against(now.raised, before.raised, euros),
      to: received,
    },
    {
      value: frenchNumber(now.gifts),
      label: tiles.gifts,
      note: against(now.gifts, before.gifts, frenchNumber),
      to: received,
    },
    {
      value: now.average === null ? '—' : euros(now.average),
      label: tiles.average,
      to: received,
      ...(before.average !== null && { note: texts.before_was(euros(before.average)) }),
    },
    {
      value: euros(recurring.monthly),
      label: tiles.recurring,
      isBad: recurring.past_due > 0,
      note: texts.recurring_note(recurring.active, recurring.past_due),
      to: listLink('recurring-gifts', recurring.past_due > 0 ? FAILING_CARDS : {}),
    },
    {
      value: frenchNumber(now.donors),
      label: tiles.donors,
      to: '/users/donors',
      note: texts.new_donors(now.new_donors),
    },
    {
      value: frenchNumber(now.failures),
      label: tiles.failures,
      ...(now.failure_rate !== null && { note: texts.rate(frenchNumber(now.failure_rate)) }),
      to: listLink('donations', GIFT_FILTERS.failed),
    },
    {
      value: euros(now.fees),
      label: tiles.fees,
      note: texts.before_was(euros(before.fees)),
      to: received,
    },
  ];
  return mayOpen
    ? lines
    : lines.map(({ value, label, note, isBad }) => ({
        value,
        label,
        ...(note && { note }),
        ...(isBad && { isBad }),
      }));
}

/** How much more or less than before, in the words of every other screen, and in figures. */
export function against(now: number, before: number, said: (value: number) => string): string {
  const evolution = evolutionOf({ now, before });
  if (!evolution) return '';
  const { direction, text, spoken } = evolution;
  if (direction === 'none') return spoken;
  return direction === 'same' ? text : `${text} (${texts.before_was(said(before))})`;
}
