import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { DonorGroupSums } from '@livres/api/contract';
import { Link as RouterLink } from 'react-router-dom';
import { euros, frenchNumber } from '../../shared/format/french-number';
import { donorAnalyticsTexts as texts } from './donor-analytics.fr';

/** Those whose last gift is over a year old: what they gave, and their list for who may read it. */
export function AlmostLost({ group, to }: { group: DonorGroupSums; to: string | undefined }) {
  if (group.people === 0) return null;
  const people = frenchNumber(group.people);
  return (
    <Typography variant="body2" sx={{ mt: 2, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box component="strong">{texts.almost_lost(people)}</Box>
      {texts.almost_lost_sum(euros(Math.round(group.given)))}{' '}
      {to && (
        <Link component={RouterLink} to={to} sx={{ fontWeight: 650, whiteSpace: 'nowrap' }}>
          {texts.see(people)}
        </Link>
      )}
    </Typography>
  );
}
