import Stack from '@mui/material/Stack';
import { Title } from 'react-admin';
import { Checks } from './Checks';
import { Outbox } from './Outbox';
import { mayDo } from '../../shared/rights/rights';
import { RestorationPanel } from './RestorationPanel';
import { UndeliverableEmails } from './UndeliverableEmails';
import { systemTests as texts } from './system-tests.fr';

export default function SystemTestsPage() {
  return (
    <Stack sx={{ gap: 2, mt: 2, maxWidth: 1000 }}>
      <Title title={texts.title} />
      <RestorationPanel />
      <Checks />
      {mayDo('undeliverable-emails', 'read') && <UndeliverableEmails />}
      {mayDo('outbox', 'read') && <Outbox />}
    </Stack>
  );
}
