import Stack from '@mui/material/Stack';
import type { ExpenseRecord } from '@livres/api/contract';
import { Edit, Form, SaveButton, Toolbar } from 'react-admin';
import { useConflict } from '../../shared/conflict/use-conflict';
import { LeavingGuard } from '../../shared/layout/LeavingGuard';
import { ExpenseInputs } from './ExpenseInputs';

export default function ExpenseEdit() {
  const { onError, dialog } = useConflict();
  return (
    <Edit
      component="div"
      redirect="show"
      mutationMode="pessimistic"
      mutationOptions={{ onError }}
      transform={(values) => changesOf(values as ExpenseRecord)}
      actions={false}
    >
      <Form>
        <LeavingGuard />
        <Stack sx={{ gap: 2, maxWidth: 860, mt: 2 }}>
          <ExpenseInputs />
          <Toolbar>
            <SaveButton />
          </Toolbar>
        </Stack>
      </Form>
      {dialog}
    </Edit>
  );
}

const changesOf = ({ supplier, category, campaign_id, version }: ExpenseRecord) => ({
  supplier,
  category,
  campaign_id,
  version,
});
