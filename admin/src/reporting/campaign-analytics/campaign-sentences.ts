import type {
  CampaignAnalytics,
  CampaignFacts,
  CampaignHours,
  CampaignProjection,
  CampaignSource,
} from '@livres/api/contract';
import type { Sentence } from '../../shared/charts/panel/ChartHead';
import { euros, frenchNumber } from '../../shared/format/french-number';
import { dayRange } from '../shared/day-range';
import { shareText } from '../shared/share-text';
import { campaignAnalyticsTexts as texts } from './campaign-analytics.fr';
import { busiestHours } from './hours-data';
import { raisedTexts } from './raised.fr';
import { regularOn } from './raised-data';

/** Less than this part of the goal beside the even pace is on it. */
const ON_PACE = 0.02;
/** So much of an unknown origin must be said. */
const MUCH_UNKNOWN = 0.2;

/** Where it would end, or what came; and whether that is ahead of an even pace. */
export function raisedSentence({
  campaign,
  projection,
  no_projection,
}: Pick<CampaignAnalytics, 'campaign' | 'projection' | 'no_projection'>): Sentence | undefined {
  if (campaign.days.length === 0 || campaign.raised === 0) return undefined;
  const reason = paceText(campaign) ?? (no_projection && raisedTexts.no_projection[no_projection]);
  return {
    fact: projection ? endText(campaign, projection) : soFarText(campaign),
    ...(reason && { reason }),
  };
}

function endText({ last_day }: CampaignFacts, { total, low, high }: CampaignProjection): string {
  const day = last_day ? dayRange(last_day, last_day) : '';
  return raisedTexts.ending(about(total), day, about(low), about(high));
}

function soFarText({ raised, days }: CampaignFacts): string {
  const count = (days.at(-1)?.index ?? 0) + 1;
  return raisedTexts.received(euros(Math.round(raised)), raisedTexts.days(count, frenchNumber(count)));
}

/** Only while it goes on: afterwards, the pace is of no use. */
function paceText(campaign: CampaignFacts): string | undefined {
  const { goal, elapsed_days, raised } = campaign;
  const regular = regularOn(elapsed_days, campaign);
  if (regular === null || goal === null || raised >= goal) return undefined;
  const ahead = raised - regular;
  if (Math.abs(ahead) < goal * ON_PACE) return raisedTexts.on_pace;
  return ahead > 0 ? raisedTexts.ahead(about(ahead)) : raisedTexts.behind(about(-ahead));
}

/** A projected sum is not known to the euro. */
export function about(sum: number): string {
  const unit = sum >= 10_000 ? 100 : sum >= 100 ? 10 : 1;
  return euros(Math.round(sum / unit) * unit);
}

/** What brought most, of what is known. */
export function sourcesSentence(sources: readonly CampaignSource[]): Sentence | undefined {
  const first = sources.find(({ kind, raised }) => kind !== 'unknown' && raised > 0);
  const unknown = sources.find(({ kind }) => kind === 'unknown')?.share ?? 0;
  const reason = unknown >= MUCH_UNKNOWN ? texts.unknown_share(shareText(unknown)) : undefined;
  if (!first) return undefined;
  return {
    fact: texts.first_source(
      first.label,
      shareText(first.share),
      texts.gifts(first.gifts, frenchNumber(first.gifts)),
    ),
    ...(reason && { reason }),
  };
}

/** When most gifts are made, where there are enough of them to say so. */
export function hoursSentence({
  cells,
  gifts,
}: Pick<CampaignHours, 'cells' | 'gifts'>): Sentence | undefined {
  const busiest = busiestHours(cells, gifts);
  if (!busiest) return undefined;
  const { weekday, hour, from, to, share } = busiest;
  return {
    fact: texts.busiest(texts.weekdays_long[weekday - 1]!, hour),
    reason: texts.busy_hours(shareText(share), from, to),
  };
}

/** Both on the same day since their launch. */
export function comparedSentence({
  campaign,
  other,
  aligned,
}: Pick<CampaignAnalytics, 'campaign' | 'other' | 'aligned'>): Sentence | undefined {
  if (!other || !aligned) return undefined;
  const { share, other_share, total, other_total, index } = aligned;
  const [mine, its] =
    share === null || other_share === null
      ? [euros(Math.round(total)), euros(Math.round(other_total))]
      : [shareText(share), shareText(other_share)];
  const end = endOf(other, index);
  return {
    fact:
      mine === its
        ? texts.same_day_alike(index, mine)
        : texts.same_day(index, campaign.title, mine, other.title, its),
    ...(end && { reason: end }),
  };
}

/** How the other one ended, where it went on after that day. */
function endOf({ remaining_days, duration_days, progress, title }: CampaignFacts, index: number) {
  if (remaining_days !== 0 || duration_days === null || progress === null) return undefined;
  if (duration_days - 1 <= index) return undefined;
  return texts.other_ended(title, shareText(progress), frenchNumber(duration_days));
}
