import type { DonorAnalytics, DonorGroup, DonorGroups } from '@livres/api/contract';
import { figureOf } from '../../shared/charts/data/chart-data';
import { ChartPanel } from '../../shared/charts/panel/ChartPanel';
import { Treemap } from '../../shared/charts/parts/Treemap';
import { euros, frenchNumber } from '../../shared/format/french-number';
import { listLink } from '../../shared/layout/list-link';
import { mayDo } from '../../shared/rights/rights';
import { dayRange } from '../shared/day-range';
import { shareText } from '../shared/share-text';
import { AlmostLost } from './AlmostLost';
import { donorAnalyticsTexts as texts } from './donor-analytics.fr';
import { groupsData } from './donor-data';
import { groupsSentence } from './donor-sentences';

interface Props {
  donors: DonorAnalytics;
  groups: DonorGroups;
}

/** The list of those in a group, for who may read their names. */
const pathOf = ({ group }: { group: DonorGroup }) =>
  mayDo('users', 'export') ? listLink('users/donors', { group }) : undefined;

/** Donors by what they are to the association, each group leading to its list. */
export function GroupsChart({ donors: { definitions, computed_at }, groups }: Props) {
  const data = groupsData(groups, pathOf);
  return (
    <ChartPanel
      title={texts.groups}
      definition={definitions.groups}
      computedAt={computed_at}
      sentence={groupsSentence(groups)}
      unit={texts.groups_unit(dayRange(groups.from, groups.to), euros(Math.round(groups.given)))}
      data={groups.people > 0 ? data : { ...data, rows: [] }}
      period={[groups.from, groups.to]}
      height={320}
      footer={<AlmostLost group={groups.almost_lost} to={pathOf(groups.almost_lost)} />}
    >
      {(shown) => (
        <Treemap
          data={shown}
          name="group"
          value="given"
          noteOf={(row) =>
            texts.people_and_share(
              frenchNumber(figureOf(row, 'people') ?? 0),
              shareText((figureOf(row, 'share') ?? 0) / 100),
            )
          }
          textOf={({ values }) => String(values.definition)}
        />
      )}
    </ChartPanel>
  );
}
