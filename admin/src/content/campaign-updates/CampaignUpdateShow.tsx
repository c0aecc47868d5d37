import Typography from '@mui/material/Typography';
import type { CampaignUpdateRecord } from '@livres/api/contract';
import { useContext } from 'react';
import { RichTextField, useRecordContext } from 'react-admin';
import { frenchDay } from '../../shared/format/french-date';
import { Panel } from '../../shared/layout/Panel';
import { FallbackPicture } from '../../shared/pictures/FallbackPicture';
import { pictureSource } from '../../shared/pictures/picture-source';
import { ContentShow } from '../../shared/records/ContentShow';
import { campaignUpdate as texts } from './campaign-update.fr';
import { CampaignUpdateAside } from './campaign-update-aside';
import { campaignUpdateKind } from './campaign-update-kind';

/** An update to read, for those who may not change it. */
export default function CampaignUpdateShow() {
  return (
    <ContentShow kind={campaignUpdateKind} aside={useContext(CampaignUpdateAside)}>
      <Summary />
    </ContentShow>
  );
}

function Summary() {
  const record = useRecordContext<CampaignUpdateRecord>();
  if (!record) return null;
  const { picture, campaign_title, date } = record;
  return (
    <Panel title={texts.sections.what.title}>
      {picture && (
        <FallbackPicture
          src={pictureSource(picture, 960)}
          alt={picture.alt}
          focal={picture}
          sx={{ width: '100%', maxHeight: 320, borderRadius: 1 }}
        />
      )}
      <Typography color="textSecondary" sx={{ my: 1.5 }}>
        {campaign_title} · {frenchDay(date)}
      </Typography>
      <RichTextField source="content" />
    </Panel>
  );
}
