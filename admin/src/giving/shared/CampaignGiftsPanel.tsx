import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CampaignGiving, CampaignRecord } from '@livres/api/contract';
import { useQuery } from '@tanstack/react-query';
import { CanAccess, useCanAccess, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { api } from '../../shared/api/api';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { monthName } from '../../shared/format/calendar-days';
import { frenchMoney, frenchNumber } from '../../shared/format/french-number';
import { ChartTable } from '../../shared/layout/ChartTable';
import { DetailList } from '../../shared/layout/DetailList';
import { listLink } from '../../shared/layout/list-link';
import { Panel } from '../../shared/layout/Panel';
import { givingLabels as texts } from './giving-labels.fr';

/** What the campaign of the context was given in money, month after month; nothing for who reads no money. */
export default function CampaignGiftsPanel() {
  const { canAccess = false } = useCanAccess({ resource: 'giving', action: 'read' });
  const record = useRecordContext<CampaignRecord>();
  const { data, error, refetch } = useQuery({
    queryKey: ['giving', 'campaign', record?.id],
    queryFn: ({ signal }) => api.get(`/admin/giving/campaigns/${record?.id}`, { signal }),
    enabled: canAccess && record !== undefined,
  });
  if (!canAccess || !record) return null;
  return (
    <Panel
      title={texts.title}
      actions={
        <CanAccess resource="donations" action="read">
          <Button component={Link} to={listLink('donations', { campaign_id: record.id })} size="small">
            {texts.see}
          </Button>
        </CanAccess>
      }
    >
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data && <Giving giving={data} />}
    </Panel>
  );
}

function Giving({ giving }: { giving: CampaignGiving }) {
  const { currency, raised, gifts, average, donors, refunded, months } = giving;
  const money = (value: number) => frenchMoney(value, currency);
  if (months.length === 0) return <Typography color="textSecondary">{texts.nothing}</Typography>;
  return (
    <>
      <DetailList
        facts={[
          [texts.raised, money(raised)],
          [texts.gifts, frenchNumber(gifts)],
          [texts.average, average === null ? null : money(average)],
          [texts.donors, frenchNumber(donors)],
          [texts.refunded, refunded > 0 ? money(refunded) : null],
        ]}
      />
      <ChartTable
        caption={texts.title}
        heads={[texts.month, texts.raised, texts.total]}
        rows={months
          .toReversed()
          .map((line) => [monthName(`${line.month}-01`), money(line.raised), money(line.total)])}
      />
    </>
  );
}
