import type { Campaign } from '@livres/api/contract';
import { formatAmount } from '../../src/shared/format/euros.ts';
import { withFrenchSpaces } from '../../src/shared/format/french-spaces.ts';
import { formatCount, formatNumber } from '../../src/shared/format/numbers.ts';
import { embedContent as content } from './embeds.content.ts';

export interface CardLabels {
  title: string;
  site: string;
  /** 0 to 100. */
  percentage: number;
  /** « 8 320 € sur 13 000 € », a line for each goal. */
  goals: string[];
  /** Where a click leads. */
  address: string;
}

/** What the progress card of a campaign says. */
export function cardLabels(campaign: Campaign, site: { name: string; url: string }): CardLabels {
  const { title, slug, currency, progress_percentage } = campaign;
  const { current_amount, goal_amount, current_books, goal_books } = campaign;
  const { current_equipment, goal_equipment } = campaign;
  const goals = [
    has(goal_amount) &&
      content.of(formatAmount(current_amount, currency), formatAmount(goal_amount, currency)),
    has(goal_books) && content.of(formatCount(current_books, ...content.books), formatNumber(goal_books)),
    has(goal_equipment) &&
      content.of(formatCount(current_equipment, ...content.equipment), formatNumber(goal_equipment)),
  ].filter((goal) => goal !== false);
  return {
    title: withFrenchSpaces(title),
    site: site.name,
    percentage: Math.min(100, Math.max(0, Math.floor(progress_percentage))),
    goals,
    address: `${site.url}/campagnes/${encodeURIComponent(slug)}`,
  };
}

function has(goal: number | null | undefined): goal is number {
  return typeof goal === 'number' && goal > 0;
}
