import type {
  AnalyticsAgainst,
  DonorCohort,
  DonorGroups,
  DonorMonth,
  GivingConcentration,
  RecurringRevenue,
} from '@livres/api/contract';
import type { Sentence } from '../../shared/charts/panel/ChartHead';
import { addMonths, monthName } from '../../shared/format/calendar-days';
import { euros, frenchNumber } from '../../shared/format/french-number';
import { dayRange } from '../shared/day-range';
import { shareText } from '../shared/share-text';
import { comingBack } from './cohort-returns';
import { sentences as texts } from './donor-sentences.fr';

/** Months that lose fewer, or hardly more than others do, are not pointed at. */
const FEWEST_LOST = 5;
const MUCH_LOST = 1.5;

const rounded = (sum: number): string => euros(Math.round(sum));

/** How many came in the last month, and which month lost many. */
export function monthsSentence(months: readonly DonorMonth[]): Sentence | undefined {
  const last = months.at(-1);
  if (!last || last.donors === 0) return undefined;
  const name = monthName(`${last.month}-01`);
  const fact = texts.month(
    frenchNumber(last.donors),
    last.donors === 1,
    last.is_current ? texts.so_far(name) : name,
    texts.news(last.new_donors),
  );
  const reason = mostLost(months);
  return { fact, ...(reason && { reason }) };
}

/** Who is lost in a month gave for the last time a year before. */
function mostLost(months: readonly DonorMonth[]): string | undefined {
  const mean = months.reduce((sum, { lost_donors }) => sum + lost_donors, 0) / months.length;
  const worst = months.reduce((most, month) => (month.lost_donors > most.lost_donors ? month : most));
  if (worst.lost_donors < FEWEST_LOST || worst.lost_donors < mean * MUCH_LOST) return undefined;
  const day = `${worst.month}-01`;
  return texts.most_lost(monthName(day), frenchNumber(worst.lost_donors), monthName(addMonths(day, -12)));
}

/** What recurring gifts bring in more or less, and what to do about it. */
export function recurringSentence({
  start,
  end,
  changes,
  start_day,
}: RecurringRevenue): Sentence | undefined {
  if (start.gifts === 0 && end.gifts === 0) return undefined;
  const difference = Math.round(end.monthly - start.monthly);
  const day = dayRange(start_day, start_day);
  const reason = lossOf(changes);
  return { fact: changeText(difference, end.monthly, day), ...(reason && { reason }) };
}

function changeText(difference: number, sum: number, day: string): string {
  if (difference === 0) return texts.unmoved(rounded(sum), day);
  return difference > 0 ? texts.gained(rounded(difference), day) : texts.fallen(rounded(-difference), day);
}

function lossOf(changes: RecurringRevenue['changes']): string | undefined {
  for (const move of ['failed', 'stopped'] as const) {
    const change = changes.find((one) => one.move === move);
    if (change && change.gifts > 0) return texts[move](change.gifts, rounded(-change.monthly));
  }
  return undefined;
}

/** Of those who came first a year ago, how many are back in the same month; a few would say nothing. */
export function cohortsSentence(cohorts: readonly DonorCohort[]): Sentence | undefined {
  const oldest = cohorts.find(({ shares, is_small }) => shares.length > 12 && !is_small);
  const now = comingBack(cohorts);
  const reason = now && texts.coming_back(monthName(now.month), shareText(now.now), shareText(now.usual));
  if (oldest)
    return {
      fact: texts.a_year_later(shareText(oldest.shares[12]!), monthName(`${oldest.month}-01`)),
      reason: reason ?? texts.line,
    };
  return reason ? { fact: reason } : undefined;
}

/** The group that gave most, and those who are worth a word. */
export function groupsSentence({ groups }: Pick<DonorGroups, 'groups'>): Sentence | undefined {
  const [first] = groups;
  if (!first?.share) return undefined;
  const { people, label, group, share } = first;
  const toRemind = groups.find((one) => one.group === 'to_remind')?.people ?? 0;
  return {
    fact:
      people === 1
        ? texts.only_one(label, shareText(share))
        : texts.group(texts.groups[group](frenchNumber(people)), shareText(share)),
    ...(toRemind > 0 && { reason: texts.to_remind(toRemind) }),
  };
}

/** On how few the association rests, and on how few it did. */
export function concentrationSentence(
  { tiers }: Pick<GivingConcentration, 'tiers'>,
  against: AnalyticsAgainst,
): Sentence | undefined {
  const first = tiers.find(({ tier }) => tier === 'first_tenth');
  if (!first?.people || first.share.value === null) return undefined;
  const { before } = first.share;
  const fact = texts.first_tenth(first.people, shareText(first.share.value));
  if (before === null) return { fact };
  return {
    fact,
    reason:
      against === 'last_year' ? texts.a_year_before(shareText(before)) : texts.just_before(shareText(before)),
  };
}
