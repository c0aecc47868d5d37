import type { CampaignRecord } from '@livres/api/contract';
import { useRecordContext } from 'react-admin';
import { Panel } from '../../shared/layout/Panel';
import { campaign as texts } from './campaign.fr';
import { CampaignTotals } from './CampaignTotals';

/** What has been collected, beside the form or the page to read. */
export function CampaignTotalsPanel() {
  const record = useRecordContext<CampaignRecord>();
  if (!record) return null;
  return (
    <Panel title={texts.aside.totals} help={texts.aside.totals_help}>
      <CampaignTotals campaign={record} />
    </Panel>
  );
}
