import { useGetList } from 'react-admin';
import { analyticsTexts as texts } from './analytics.fr';
import { CampaignSelect } from './CampaignSelect';

const MOST = 200;

interface Props {
  campaign: number | undefined;
  onChange: (campaign: number | undefined) => void;
}

/** One campaign, or all of them. */
export function CampaignFilter({ campaign, onChange }: Props) {
  const { data = [] } = useGetList<{ id: number; title: string }>('campaigns', {
    pagination: { page: 1, perPage: MOST },
    sort: { field: 'title', order: 'ASC' },
  });
  const { campaign: label, all_campaigns: none } = texts;
  return <CampaignSelect label={label} none={none} campaigns={data} chosen={campaign} onChoose={onChange} />;
}
