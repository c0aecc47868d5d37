import EditIcon from '@mui/icons-material/EditOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { GIVER_TYPE_LABELS, type RecurringGiftRecord } from '@livres/api/contract';
import { Link } from 'react-router-dom';
import { DetailList } from '../../shared/layout/DetailList';
import { Panel } from '../../shared/layout/Panel';
import { fields, texts } from './recurring-gift.fr';
import { whoGives } from './recurring-labels';
import { MayWrite } from '../../shared/rights/MayWrite';

export function DonorPanel({ gift }: { gift: RecurringGiftRecord }) {
  const { id, email, reference, donor_type, street_address, postal_code, city, country } = gift;
  const place = [street_address, `${postal_code} ${city}`.trim(), city && country].filter(Boolean);
  return (
    <Panel title={texts.show.donor}>
      <Typography sx={{ fontWeight: 650, fontSize: '1.1rem', overflowWrap: 'anywhere' }}>
        {whoGives(gift)}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {GIVER_TYPE_LABELS[donor_type]}
      </Typography>
      <DetailList
        facts={[
          [fields.street_address, place.join('\n')],
          [fields.siren, gift.siren],
          [fields.message, gift.message],
          [fields.dedication, gift.dedication],
        ]}
      />
      <MayWrite>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          {email && (
            <Button
              variant="outlined"
              startIcon={<MailIcon />}
              href={`mailto:${email}?subject=${encodeURIComponent(reference)}`}
              sx={{ overflowWrap: 'anywhere', textAlign: 'left' }}
            >
              {email}
            </Button>
          )}
          <Button component={Link} to={`/recurring-gifts/${id}`} startIcon={<EditIcon />}>
            {texts.show.edit}
          </Button>
        </Box>
      </MayWrite>
    </Panel>
  );
}
