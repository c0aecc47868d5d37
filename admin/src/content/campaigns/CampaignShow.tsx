import Typography from '@mui/material/Typography';
import {
  drawnIllustration,
  CAMPAIGN_CATEGORY_LABELS,
  CAMPAIGN_TYPE_LABELS,
  type CampaignRecord,
  type SuggestedAmount,
} from '@livres/api/contract';
import { useContext } from 'react';
import { RichTextField, useRecordContext } from 'react-admin';
import { frenchMoney } from '../../shared/format/french-number';
import { Panel } from '../../shared/layout/Panel';
import { FallbackPicture } from '../../shared/pictures/FallbackPicture';
import { pictureSource } from '../../shared/pictures/picture-source';
import { ContentShow } from '../../shared/records/ContentShow';
import { campaign as texts } from './campaign.fr';
import { CampaignAside } from './campaign-aside';
import { campaignDates } from './campaign-dates';
import { campaignKind } from './campaign-kind';
import { CampaignPhaseChip } from './CampaignPhaseChip';
import { CampaignTotalsPanel } from './CampaignTotalsPanel';

/** A campaign to read, for those who may not change it. */
export default function CampaignShow() {
  const aside = useContext(CampaignAside);
  return (
    <ContentShow
      kind={campaignKind}
      aside={
        <>
          <CampaignTotalsPanel />
          {aside}
        </>
      }
    >
      <Summary />
    </ContentShow>
  );
}

function SuggestedAmounts({ amounts }: { amounts: readonly SuggestedAmount[] }) {
  if (amounts.length === 0) return null;
  return (
    <>
      <Typography variant="subtitle2" component="h3">
        {texts.sections.suggested.title}
      </Typography>
      <ul>
        {amounts.map(({ amount, effect }) => (
          <li key={amount}>
            {frenchMoney(amount, 'EUR')} : {effect}
          </li>
        ))}
      </ul>
    </>
  );
}

function Summary() {
  const record = useRecordContext<CampaignRecord>();
  if (!record) return null;
  const facts = [
    CAMPAIGN_TYPE_LABELS[record.campaign_type],
    CAMPAIGN_CATEGORY_LABELS[record.category],
    record.location,
  ];
  return (
    <Panel title={texts.sections.presentation.title} actions={<CampaignPhaseChip campaign={record} />}>
      <FallbackPicture
        src={pictureSource(record.picture, 960)}
        alt={record.picture?.alt ?? ''}
        illustration={drawnIllustration(record.category, record.slug)}
        focal={record.picture ?? undefined}
        sx={{ width: '100%', maxHeight: 320, borderRadius: 1 }}
      />
      <Typography sx={{ my: 1.5, fontWeight: 650 }}>{record.short_description}</Typography>
      <Typography color="textSecondary">{facts.filter(Boolean).join(' · ')}</Typography>
      <Typography color="textSecondary">{campaignDates(record)}</Typography>
      <RichTextField source="description" />
      <SuggestedAmounts amounts={record.suggested_amounts} />
    </Panel>
  );
}
