import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { DonorRecord } from '@livres/api/contract';
import { ListNoResults, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { frenchDay } from '../../shared/format/french-date';
import { frenchMoney } from '../../shared/format/french-number';
import { donorPath } from '../shared/gift-path';
import { CARD_AREA } from '../../shared/layout/card-area';
import { DonorMarks } from './DonorMarks';
import { texts } from './donor.fr';

/** The list on a phone: a card each. */
export function DonorCards() {
  const { data, isPending } = useListContext<DonorRecord>();
  if (isPending) return <Skeleton variant="rounded" height={420} />;
  if (!data?.length) return <ListNoResults />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {data.map((donor) => (
        <Card component="li" key={donor.id}>
          <CardActionArea component={Link} to={donorPath(donor.id)} sx={CARD_AREA}>
            <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
              {donor.name || donor.email || texts.unnamed}
            </Typography>
            <DonorMarks donor={donor} />
            <Typography variant="body2">
              {frenchMoney(donor.given, 'EUR')} · {texts.count(donor.gifts)}
              {donor.last_given_at && ` · ${frenchDay(donor.last_given_at)}`}
            </Typography>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  );
}
