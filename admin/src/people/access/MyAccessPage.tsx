import Stack from '@mui/material/Stack';
import { Title } from 'react-admin';
import { readSession } from '../../shared/api/session-store';
import { MyDevicesPanel } from './devices/MyDevicesPanel';
import { gate } from './gate.fr';
import { SecondFactorPanel } from './second-factor/SecondFactorPanel';

/** How one enters the panel oneself. */
export default function MyAccessPage() {
  return (
    <>
      <Title title={gate.mine} />
      <Stack sx={{ gap: 2, mt: 2, maxWidth: 760 }}>
        <SecondFactorPanel />
        {!readSession()?.must_enrol && <MyDevicesPanel />}
      </Stack>
    </>
  );
}
