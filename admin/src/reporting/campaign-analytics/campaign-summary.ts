import type { CampaignAnalytics, CampaignFacts } from '@livres/api/contract';
import { euros, frenchNumber } from '../../shared/format/french-number';
import { dayRange } from '../shared/day-range';
import { shareText } from '../shared/share-text';
import { summaryTexts as texts } from './summary.fr';

/** A run of words; what matters is bold. */
export interface Words {
  text: string;
  isStrong?: boolean;
}

const strong = (text: string): Words => ({ text, isStrong: true });
const words = (text: string): Words => ({ text });
const said = (sum: number): string => euros(Math.round(sum));
const dayText = (day: string): string => dayRange(day, day);

/** How far it is, in large: its euros, or the things that it asks for where it asks for no money. */
export function reachedOf(campaign: CampaignFacts): { sum: string; of: string } {
  const { goal, raised, progress, books, equipment } = campaign;
  if (goal !== null) return { sum: euros(raised), of: texts.of_goal(euros(goal), shareText(progress)) };
  const goods = books.expected === null ? equipment : books;
  if (raised > 0 || goods.expected === null) return { sum: euros(raised), of: texts.no_goal };
  const name = goods === books ? texts.books : texts.objects;
  const share = shareText(goods.received / goods.expected);
  return {
    sum: name(frenchNumber(goods.received)),
    of: texts.of_expected(frenchNumber(goods.expected), share),
  };
}

/** Where the campaign stands beside its goal, in two sentences at most. */
export function summaryOf({
  campaign,
  projection,
}: Pick<CampaignAnalytics, 'campaign' | 'projection'>): Words[] {
  const { elapsed_days, remaining_days, last_day, goal, raised } = campaign;
  if (elapsed_days < 0) return [words(beginsText(campaign))];
  if (goal !== null && raised >= goal)
    return [strong(raised > goal ? texts.passed(said(raised - goal)) : texts.reached)];
  if (last_day !== null && remaining_days === 0) return [strong(endText(campaign))];
  return [...paceWords(campaign), ...chancesWords(projection?.chances ?? null)];
}

function beginsText({ first_day, pace }: CampaignFacts): string {
  const day = dayText(first_day);
  return pace.regular === null ? texts.begins_only(day) : texts.begins(day, said(pace.regular));
}

/** On the last day, or after it. */
function endText({ goal, raised, elapsed_days, duration_days }: CampaignFacts): string {
  if (goal === null) return texts.ended;
  const isLastDay = elapsed_days === (duration_days ?? 0) - 1;
  return isLastDay ? texts.last_day(said(goal - raised)) : texts.missed(said(goal - raised));
}

function paceWords({ pace, last_day, goal, raised }: CampaignFacts): Words[] {
  const { needed, made, made_days } = pace;
  if (goal === null && raised === 0) return [words(texts.no_money)];
  if (needed === null || last_day === null) {
    const sum = made === null || made <= 0 ? texts.nothing_yet : texts.made_alone(made_days, said(made));
    return [words(sum), ...(last_day === null && goal !== null ? [words(` ${texts.no_end}`)] : [])];
  }
  return [
    strong(texts.needed(said(needed))),
    words(texts.until(dayText(last_day))),
    words(`${texts.made(made_days, said(made ?? 0))} `),
  ];
}

function chancesWords(chances: number | null): Words[] {
  if (chances === null) return [];
  return [strong(texts.chances[chances] ?? ''), words(texts.in_ten(chances))];
}
