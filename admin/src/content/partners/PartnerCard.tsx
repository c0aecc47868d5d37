import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PARTNER_KIND_LABELS, type PartnerRecord } from '@livres/api/contract';
import { useRecordContext } from 'react-admin';
import type { ContentRecord } from '../../shared/records/content-kind';
import { PublicationChip } from '../../shared/records/PublicationChip';
import { PartnerLogo } from './PartnerLogo';

/** A partner in the list on a phone. */
export function PartnerCard() {
  const record = useRecordContext<PartnerRecord & ContentRecord>();
  if (!record) return null;
  return (
    <>
      <PartnerLogo partner={record} size={56} />
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.5, justifyItems: 'start' }}>
        <Typography sx={{ fontWeight: 650, lineHeight: 1.25 }}>{record.name}</Typography>
        <Typography variant="caption" color="textSecondary">
          {[PARTNER_KIND_LABELS[record.kind], record.country].filter(Boolean).join(' · ')}
        </Typography>
        <PublicationChip record={record} />
      </Box>
    </>
  );
}
