import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { GIVER_TYPE_LABELS, type DonorDetail } from '@livres/api/contract';
import { Link as RouterLink } from 'react-router-dom';
import { frenchDay } from '../../shared/format/french-date';
import { DetailList } from '../../shared/layout/DetailList';
import { listLink } from '../../shared/layout/list-link';
import { Panel } from '../../shared/layout/Panel';
import { DonorMarks } from './DonorMarks';
import { texts } from './donor.fr';

const { show } = texts;

export function DonorIdentity({ donor }: { donor: DonorDetail }) {
  const { name, email, donor_type, street_address, postal_code, city, country, member_since, recurring } =
    donor;
  const place = [street_address, `${postal_code} ${city}`.trim(), country !== 'France' && country];
  return (
    <Panel title={show.identity}>
      <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{name || texts.unnamed}</Typography>
      {donor_type && (
        <Typography variant="body2" color="textSecondary">
          {GIVER_TYPE_LABELS[donor_type]}
        </Typography>
      )}
      {email && (
        <Link href={`mailto:${email}`} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {email}
        </Link>
      )}
      <Typography variant="body2" sx={{ my: 1, whiteSpace: 'pre-line' }}>
        {place.filter(Boolean).join('\n')}
      </Typography>
      <Box sx={{ mb: 1.5 }}>
        <DonorMarks donor={donor} />
      </Box>
      <DetailList facts={[[show.member, member_since ? frenchDay(member_since) : show.no_account]]} />
      {recurring > 0 && email && (
        <Button
          component={RouterLink}
          to={listLink('recurring-gifts', { q: email })}
          variant="outlined"
          sx={{ mt: 1.5 }}
        >
          {show.see_recurring}
        </Button>
      )}
    </Panel>
  );
}
