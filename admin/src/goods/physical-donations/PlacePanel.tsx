import MapIcon from '@mui/icons-material/MapOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { PhysicalDonationRecord } from '@livres/api/contract';
import { mapLink } from '../shared/map-link';
import { CopyButton } from '../../shared/feedback/CopyButton';
import { Panel } from '../../shared/layout/Panel';
import { DetailList } from '../../shared/layout/DetailList';
import { texts } from './physical-donation.fr';

const { show } = texts;

/** Where to go, and what one finds there. */
export function PlacePanel({ donation }: { donation: PhysicalDonationRecord }) {
  const { street_address, postal_code, city, country, access_info, special_instructions } = donation;
  const address = [street_address, `${postal_code} ${city}`, country].filter(Boolean).join('\n');
  return (
    <Panel title={show.place}>
      <Typography component="address" sx={{ fontStyle: 'normal', whiteSpace: 'pre-line', fontWeight: 650 }}>
        {address}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1.5 }}>
        <Button
          variant="outlined"
          startIcon={<MapIcon />}
          href={mapLink(donation)}
          target="_blank"
          rel="noopener noreferrer"
          title={show.map_help}
        >
          {show.map}
        </Button>
        <CopyButton label={show.copy_address} text={() => address.replaceAll('\n', ', ')} />
      </Box>
      <DetailList
        facts={[
          [show.access, access_info],
          [texts.goods.floor, stairsOf(donation)],
          [texts.goods.parking, donation.parking_available ? show.parking : show.no_parking],
          [texts.goods.help, donation.requires_help ? show.help : null],
          [texts.goods.instructions, special_instructions],
        ]}
      />
    </Panel>
  );
}

function stairsOf({ floor_number, has_elevator }: PhysicalDonationRecord): string | null {
  if (floor_number === null) return has_elevator ? show.elevator : null;
  if (floor_number === 0) return show.floor(0);
  return `${show.floor(floor_number)}, ${has_elevator ? show.elevator : show.no_elevator}`;
}
