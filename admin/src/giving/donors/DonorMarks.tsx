import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { DONOR_SEGMENT_LABELS, type DonorRecord } from '@livres/api/contract';
import { texts } from './donor.fr';

/** What someone is to the association, in words. */
export function DonorMarks({ donor: { segment, member_since, failing } }: { donor: DonorRecord }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      <Chip
        size="small"
        label={DONOR_SEGMENT_LABELS[segment]}
        sx={{ bgcolor: 'info.light', color: 'info.main' }}
      />
      {member_since && <Chip size="small" label={texts.member} variant="outlined" />}
      {failing > 0 && (
        <Chip size="small" label={texts.failing} sx={{ bgcolor: 'error.light', color: 'error.main' }} />
      )}
    </Box>
  );
}
