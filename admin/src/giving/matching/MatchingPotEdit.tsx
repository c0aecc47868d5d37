import Stack from '@mui/material/Stack';
import type { MatchingPotInput, MatchingPotRecord } from '@livres/api/contract';
import { Edit, Form, SaveButton, Toolbar } from 'react-admin';
import { useConflict } from '../../shared/conflict/use-conflict';
import { LeavingGuard } from '../../shared/layout/LeavingGuard';
import { MatchingPotInputs } from './MatchingPotInputs';

export default function MatchingPotEdit() {
  const { onError, dialog } = useConflict();
  return (
    <Edit
      component="div"
      redirect="show"
      mutationMode="pessimistic"
      mutationOptions={{ onError }}
      transform={(values) => inputOf(values as MatchingPotRecord)}
      actions={false}
    >
      <Form>
        <LeavingGuard />
        <Stack sx={{ gap: 2, maxWidth: 860, mt: 2 }}>
          <MatchingPotInputs />
          <Toolbar>
            <SaveButton />
          </Toolbar>
        </Stack>
      </Form>
      {dialog}
    </Edit>
  );
}

/** What the form holds, with the version that it was changed from. */
function inputOf(record: MatchingPotRecord): MatchingPotInput & { version: number } {
  const { campaign_id, sponsor_name, contact_name, contact_email, ratio, gift_ceiling } = record;
  const { total, starts_on, ends_on, condition, version } = record;
  return {
    campaign_id,
    sponsor_name,
    contact_name: contact_name ?? '',
    contact_email: contact_email ?? '',
    ratio,
    gift_ceiling,
    total,
    starts_on,
    ends_on,
    condition,
    version,
  };
}
