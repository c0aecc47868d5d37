import type { CampaignAnalytics, CampaignFacts, CampaignPeak } from '@livres/api/contract';
import { ChartPanel } from '../../shared/charts/panel/ChartPanel';
import { LineOverTime } from '../../shared/charts/time/LineOverTime';
import { euros } from '../../shared/format/french-number';
import { dayRange } from '../shared/day-range';
import { about, raisedSentence } from './campaign-sentences';
import { raisedData, regularOn } from './raised-data';
import { raisedTexts as texts } from './raised.fr';
import { RaisedMethod } from './RaisedMethod';

const HEIGHT = 340;
const LONGEST_NOTE = 34;

/** What came day after day, beside the goal and an even pace, and where it may end. */
export function RaisedChart({ answer }: { answer: CampaignAnalytics }) {
  const { campaign, projection, peaks, definitions, computed_at } = answer;
  const { goal, days, first_day, raised, pace } = campaign;
  const hasPace = regularOn(0, campaign) !== null;
  const data = raisedData(campaign, projection, computed_at);
  return (
    <ChartPanel
      filters={[campaign.title]}
      title={texts.title}
      definition={`${definitions.raised} ${definitions.projection}`}
      computedAt={computed_at}
      sentence={raisedSentence(answer)}
      unit={texts.unit}
      data={raised === 0 ? { ...data, rows: [] } : data}
      period={[first_day, days.at(-1)?.day ?? first_day]}
      empty={emptyText(campaign)}
      height={HEIGHT}
      footer={<RaisedMethod answer={answer} />}
    >
      {(shown) => (
        <LineOverTime
          data={shown}
          x="day"
          domain="money"
          lines={[
            ...(hasPace
              ? [
                  {
                    key: 'regular' as const,
                    look: 'pace' as const,
                    ...(pace.regular !== null && {
                      note: texts.regular_pace(euros(Math.round(pace.regular))),
                    }),
                  },
                ]
              : []),
            {
              key: 'raised',
              label: texts.received_sum(euros(Math.round(raised))),
              look: 'now',
              hasArea: true,
            },
          ]}
          annotations={peaks.map((peak) => ({ at: peak.day, text: peakText(peak) }))}
          {...(goal !== null && { goal: { value: goal, text: texts.goal(euros(goal)) } })}
          {...(projection && {
            projection: {
              low: 'low',
              likely: 'likely',
              high: 'high',
              text: texts.likely_sum(about(projection.total)),
            },
          })}
          height={HEIGHT}
        />
      )}
    </ChartPanel>
  );
}

/** Why there is no curve. */
function emptyText({ elapsed_days, first_day, goal, remaining_days }: CampaignFacts): string {
  if (goal === null) return texts.without_money;
  if (elapsed_days < 0) return texts.not_begun(dayRange(first_day, first_day));
  return remaining_days === 0 ? texts.never : texts.nothing;
}

/** What named the campaign that day, or an event; else how much came. */
function peakText({ news, raised }: CampaignPeak): string {
  const told = news.find(({ names_campaign }) => names_campaign) ?? news.find(({ kind }) => kind === 'event');
  if (!told) return texts.peak(euros(Math.round(raised)));
  return told.title.length > LONGEST_NOTE
    ? `${told.title.slice(0, LONGEST_NOTE - 1).trimEnd()}…`
    : told.title;
}
