import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { MATCHING_CONDITION_LABELS, type MatchingPotRecord } from '@livres/api/contract';
import { EditButton, Show, useRecordContext } from 'react-admin';
import { GoalBars } from '../../shared/charts/parts/GoalBars';
import { frenchDay } from '../../shared/format/french-date';
import { frenchMoney } from '../../shared/format/french-number';
import { HistoryPanel } from '../../shared/history/HistoryPanel';
import { DetailList } from '../../shared/layout/DetailList';
import { Panel } from '../../shared/layout/Panel';
import { FORM_GRID } from '../../shared/records/form-grid';
import { MayWrite } from '../../shared/rights/MayWrite';
import { EndButton } from './EndButton';
import { matchingPotMessages, texts } from './matching-pot.fr';
import { MatchingDaysPanel } from './MatchingDaysPanel';
import { stateLine } from './pot-lines';
import { ReportPanel } from './ReportPanel';

const { fields } = matchingPotMessages;

/** What a sponsor promised, what it has added, and the report for them. */
export default function MatchingPotShow() {
  return (
    <Show component="div" actions={false}>
      <OnePot />
    </Show>
  );
}

function OnePot() {
  const pot = useRecordContext<MatchingPotRecord>();
  if (!pot) return <Skeleton variant="rounded" height={420} sx={{ mt: 2 }} />;
  return (
    <Box sx={{ ...FORM_GRID, mt: 2 }}>
      <Stack sx={{ gap: 2, minWidth: 0 }}>
        <ProgressPanel pot={pot} />
        <MatchingDaysPanel pot={pot} />
      </Stack>
      <Stack component="aside" sx={{ gap: 2, minWidth: 0 }}>
        <TermsPanel pot={pot} />
        <MayWrite>
          <ReportPanel pot={pot} />
        </MayWrite>
        <HistoryPanel amounts={['gift_ceiling', 'total']} references={{ campaign_id: 'campaigns' }} />
      </Stack>
    </Box>
  );
}

function ProgressPanel({ pot }: { pot: MatchingPotRecord }) {
  const { matched, total, left, sponsor_name, campaign_title, ended_reason, state } = pot;
  const data = {
    columns: [
      { key: 'name', label: fields.sponsor_name, kind: 'text' },
      { key: 'matched', label: fields.matched, kind: 'euros' },
      { key: 'total', label: fields.total, kind: 'euros' },
    ],
    rows: [{ values: { name: campaign_title, matched, total } }],
  } as const;
  return (
    <Panel title={texts.progress}>
      <Typography sx={{ mb: 1 }}>{stateLine(pot)}</Typography>
      <GoalBars data={data} name="name" value="matched" goal="total" />
      <DetailList
        facts={[
          [fields.left, frenchMoney(left, 'EUR')],
          [fields.gifts, pot.gifts],
          [fields.sponsor_name, sponsor_name],
          [fields.ended_reason, ended_reason],
        ]}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
        {texts.paid}
      </Typography>
      {state !== 'ended' && (
        <MayWrite>
          <Stack direction="row" sx={{ gap: 1, mt: 2 }}>
            <EditButton label={texts.edit} variant="outlined" />
            <EndButton pot={pot} />
          </Stack>
        </MayWrite>
      )}
    </Panel>
  );
}

function TermsPanel({ pot }: { pot: MatchingPotRecord }) {
  return (
    <Panel title={texts.terms}>
      <DetailList
        facts={[
          [fields.ratio, `${pot.ratio} %`],
          [fields.gift_ceiling, pot.gift_ceiling === null ? null : frenchMoney(pot.gift_ceiling, 'EUR')],
          [fields.condition, MATCHING_CONDITION_LABELS[pot.condition]],
          [fields.starts_on, frenchDay(pot.starts_on)],
          [fields.ends_on, frenchDay(pot.ends_on)],
          [fields.contact_name, pot.contact_name],
          [fields.contact_email, pot.contact_email],
        ]}
      />
    </Panel>
  );
}
