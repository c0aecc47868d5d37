import Stack from '@mui/material/Stack';
import { Create, Form, SaveButton, Toolbar } from 'react-admin';
import { LeavingGuard } from '../../shared/layout/LeavingGuard';
import { MatchingPotInputs } from './MatchingPotInputs';

const BLANK = { ratio: 100, gift_ceiling: null, condition: 'all', contact_name: '', contact_email: '' };

export default function MatchingPotCreate() {
  return (
    <Create component="div" redirect="show">
      <Form defaultValues={BLANK}>
        <LeavingGuard />
        <Stack sx={{ gap: 2, maxWidth: 860, mt: 2 }}>
          <MatchingPotInputs />
          <Toolbar>
            <SaveButton alwaysEnable />
          </Toolbar>
        </Stack>
      </Form>
    </Create>
  );
}
