import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { CASE_LIMITS } from '@livres/api/contract';
import { Show, useRecordContext, useRefresh } from 'react-admin';
import { frenchDay } from '../../../shared/format/french-date';
import { HistoryPanel } from '../../../shared/history/HistoryPanel';
import { NoteForm } from '../../../shared/history/NoteForm';
import { Panel } from '../../../shared/layout/Panel';
import { FORM_GRID } from '../../../shared/records/form-grid';
import { CaseKindProvider, useCaseKind, type CaseDetail, type CaseKind } from './case-kind';
import { CaseFollowUp } from './CaseFollowUp';
import { CaseTimeline } from './CaseTimeline';
import { casework as texts } from './casework.fr';
import { EmailForm } from './EmailForm';
import { useCaseAction, useCasePath } from './use-case-action';
import { MayWrite } from '../../../shared/rights/MayWrite';
import { api } from '../../../shared/api/api';
import { WHOLE_RECORD } from '../../../shared/data/query-client';

/** A case to read and to carry on: its form, what was done, what comes next. */
export function CaseShow({ kind }: { kind: CaseKind }) {
  return (
    <CaseKindProvider kind={kind}>
      <Show component="div" actions={false} queryOptions={WHOLE_RECORD}>
        <OneCase />
      </Show>
    </CaseKindProvider>
  );
}

function OneCase() {
  const record = useRecordContext<CaseDetail>();
  const { resource, answers } = useCaseKind();
  const refresh = useRefresh();
  // Until the whole has come.
  if (!record || !('entries' in record)) return <Skeleton variant="rounded" height={420} />;
  const isOpen = !record.deleted_at;
  return (
    <Box sx={FORM_GRID}>
      <Stack sx={{ gap: 2, minWidth: 0 }}>
        {record.deleted_at && <TrashNotice record={record} since={record.deleted_at} />}
        {answers(record)}
        <Panel title={texts.story}>
          {isOpen && (
            <MayWrite>
              <NoteForm
                address={`/admin/${resource}/${record.id}/notes`}
                longest={CASE_LIMITS.body}
                onSaved={refresh}
              />
            </MayWrite>
          )}
          <CaseTimeline entries={record.entries} />
        </Panel>
        <MayWrite>{isOpen && <EmailForm key={record.letters} record={record} />}</MayWrite>
      </Stack>
      <Stack component="aside" sx={{ gap: 2, minWidth: 0 }}>
        <MayWrite>{isOpen && <CaseFollowUp record={record} />}</MayWrite>
        <HistoryPanel />
      </Stack>
    </Box>
  );
}

function TrashNotice({ record, since }: { record: CaseDetail; since: string }) {
  const { act, isBusy } = useCaseAction();
  const pathOf = useCasePath();
  const restore = () =>
    act(record, { send: () => api.post(`${pathOf(record)}/restore`), done: texts.restored(1) });
  const button = (
    <Button color="inherit" loading={isBusy} onClick={restore}>
      {texts.restore}
    </Button>
  );
  return (
    <Alert severity="warning" action={<MayWrite>{button}</MayWrite>}>
      {texts.in_bin(frenchDay(since))}
    </Alert>
  );
}
