import Stack from '@mui/material/Stack';
import { Create, Form, SaveButton, Toolbar } from 'react-admin';
import { LeavingGuard } from '../../shared/layout/LeavingGuard';
import { ExpenseInputs } from './ExpenseInputs';

const BLANK = { campaign_id: null };

export default function ExpenseCreate() {
  return (
    <Create component="div" redirect="show">
      <Form defaultValues={BLANK}>
        <LeavingGuard />
        <Stack sx={{ gap: 2, maxWidth: 860, mt: 2 }}>
          <ExpenseInputs />
          <Toolbar>
            <SaveButton alwaysEnable />
          </Toolbar>
        </Stack>
      </Form>
    </Create>
  );
}
