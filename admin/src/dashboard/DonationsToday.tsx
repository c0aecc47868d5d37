import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { CanAccess } from 'react-admin';
import { Link } from 'react-router-dom';
import { usePhysicalDonationStats } from '../goods/shared/physical-donation-stats';
import { LoadFailure } from '../shared/feedback/LoadFailure';
import { Panel } from '../shared/layout/Panel';
import { dashboard as texts } from './dashboard.fr';
import { donationTiles } from './donation-tiles';
import { Tile } from '../shared/layout/Tile';

/** How the collection of things stands, against what donors were promised; each figure leads to what it counts. */
export function DonationsToday() {
  const { data, error, refetch } = usePhysicalDonationStats();
  return (
    <CanAccess resource="physical-donations" action="read">
      <Panel
        title={texts.donations.title}
        actions={
          <Button component={Link} to="/donation-transactions">
            {texts.donations.all}
          </Button>
        }
      >
        {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton variant="rounded" height={110} />}
        {data && (
          <Box component="ul" sx={TILES}>
            {donationTiles(data, Date.now()).map((tile) => (
              <Tile key={tile.label} {...tile} />
            ))}
          </Box>
        )}
      </Panel>
    </CanAccess>
  );
}

const TILES = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(148px, 100%), 1fr))',
} as const;
