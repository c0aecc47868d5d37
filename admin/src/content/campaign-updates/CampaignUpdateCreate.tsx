import { parisDay } from '@livres/api/contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ContentCreate } from '../../shared/records/ContentCreate';
import { campaignUpdateKind } from './campaign-update-kind';
import { CampaignUpdateInputs } from './CampaignUpdateInputs';

/** A new update, of today and of the campaign from whose screen one comes. */
export default function CampaignUpdateCreate() {
  const [asked] = useSearchParams();
  const [kind] = useState(() => ({
    ...campaignUpdateKind,
    blank: {
      ...campaignUpdateKind.blank,
      date: parisDay(new Date()),
      campaign_id: Number(asked.get('campaign')) || null,
    },
  }));
  return (
    <ContentCreate kind={kind}>
      <CampaignUpdateInputs />
    </ContentCreate>
  );
}
