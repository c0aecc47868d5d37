import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { CampaignRecord } from '@livres/api/contract';
import { useRecordContext, useRedirect } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { HistoryPanel } from '../shared/history/HistoryPanel';
import { Panel } from '../shared/layout/Panel';
import { BinButton } from './BinButton';
import { campaign as texts } from './campaign.fr';
import { CampaignPublication } from './CampaignPublication';
import { CampaignTotals } from './CampaignTotals';

/** Beside the form: publication, totals, history. */
export function CampaignAside() {
  const record = useRecordContext<CampaignRecord>();
  const redirect = useRedirect();
  const { reset } = useFormContext();
  if (!record) return null;
  const leave = () => {
    reset();
    // Once the form knows that it has nothing to lose, leaving asks nothing.
    setTimeout(() => redirect('list', 'campaigns'));
  };
  return (
    <Stack component="aside" sx={{ gap: 2, minWidth: 0, gridRow: { xs: 2, lg: 'auto' } }}>
      <Panel title={texts.aside.publication}>
        <CampaignPublication />
      </Panel>
      <Panel title={texts.aside.totals} help={texts.aside.totals_help}>
        <CampaignTotals campaign={record} />
      </Panel>
      <HistoryPanel />
      {!record.deleted_at && (
        <Box>
          <BinButton ids={[record.id]} onDone={leave} />
        </Box>
      )}
    </Stack>
  );
}
