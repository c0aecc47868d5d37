import Typography from '@mui/material/Typography';
import type { DonorRecord } from '@livres/api/contract';
import { frenchDay } from '../../shared/format/french-date';
import { frenchMoney } from '../../shared/format/french-number';
import { donorPath } from '../shared/gift-path';
import { RecordCards } from '../../shared/records/RecordCards';
import { DonorMarks } from './DonorMarks';
import { texts } from './donor.fr';

/** The list on a phone: a card each. */
export function DonorCards() {
  return (
    <RecordCards<DonorRecord>
      to={(donor) => donorPath(donor.id)}
      render={(donor) => (
        <>
          <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
            {donor.name || donor.email || texts.unnamed}
          </Typography>
          <DonorMarks donor={donor} />
          <Typography variant="body2">
            {frenchMoney(donor.given, 'EUR')} · {texts.count(donor.gifts)}
            {donor.last_given_at && ` · ${frenchDay(donor.last_given_at)}`}
          </Typography>
        </>
      )}
    />
  );
}
