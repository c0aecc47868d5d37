import Typography from '@mui/material/Typography';
import { PARTNER_KIND_LABELS, type PartnerRecord } from '@livres/api/contract';
import { useRecordContext } from 'react-admin';
import { Panel } from '../../shared/layout/Panel';
import { ContentShow } from '../../shared/records/ContentShow';
import { partner as texts } from './partner.fr';
import { partnerKind } from './partner-kind';
import { PartnerLogo } from './PartnerLogo';

/** A partner to read, for those who may not change it. */
export default function PartnerShow() {
  return (
    <ContentShow kind={partnerKind}>
      <Summary />
    </ContentShow>
  );
}

function Summary() {
  const record = useRecordContext<PartnerRecord>();
  if (!record) return null;
  const { kind, country, since, description, website } = record;
  const facts = [PARTNER_KIND_LABELS[kind], country, since === null ? '' : texts.list.since(since)];
  return (
    <Panel title={texts.sections.who.title}>
      <PartnerLogo partner={record} size={96} />
      <Typography sx={{ my: 1.5, fontWeight: 650 }}>{record.name}</Typography>
      <Typography color="textSecondary">{facts.filter(Boolean).join(' · ')}</Typography>
      <Typography sx={{ mt: 1 }}>{description}</Typography>
      <Typography color="textSecondary">{website}</Typography>
    </Panel>
  );
}
