import CallIcon from '@mui/icons-material/Call';
import RouteIcon from '@mui/icons-material/Directions';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { callTo, directionsTo, type PickupTransaction } from '@livres/api/contract';
import { Link as RouterLink } from 'react-router-dom';
import { texts } from './round.fr';

interface Props {
  stop: PickupTransaction;
  isDone: boolean;
  onTick: () => void;
  onNobody: () => void;
}

/** Call, find the way, tick off, or report that nobody was there. */
export function StopActions({ stop, isDone, onTick, onNobody }: Props) {
  const name = texts.name(stop);
  const { phone, pickup_address, status } = stop;
  return (
    <>
      <Box sx={BUTTONS}>
        {phone && (
          <Button
            variant="outlined"
            href={callTo(phone)}
            startIcon={<CallIcon />}
            aria-label={texts.call_of(name)}
          >
            {texts.call}
          </Button>
        )}
        {pickup_address && (
          <Button
            variant="outlined"
            href={directionsTo(pickup_address, navigator.userAgent)}
            target="_blank"
            rel="noreferrer"
            startIcon={<RouteIcon />}
            aria-label={texts.route_of(name)}
          >
            {texts.route}
          </Button>
        )}
        {!isDone && status === 'pickup_scheduled' && (
          <>
            <Button variant="contained" onClick={onTick} aria-label={texts.tick_of(name)}>
              {texts.tick}
            </Button>
            <Button variant="outlined" color="warning" onClick={onNobody} aria-label={texts.nobody_of(name)}>
              {texts.nobody}
            </Button>
          </>
        )}
      </Box>
      <Link component={RouterLink} to={`/physical-donations/${stop.physical_donation}/show`} variant="body2">
        {texts.detail(stop.reference)}
      </Link>
    </>
  );
}

const BUTTONS = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(auto-fit, minmax(140px, max-content))' },
  '& .MuiButton-root': { minHeight: 44 },
} as const;
