import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRedirect } from 'react-admin';
import { ConfirmDialog } from '../../../shared/feedback/ConfirmDialog';
import { frenchMoment } from '../../../shared/format/french-date';
import { Panel } from '../../../shared/layout/Panel';
import { AssigneeSelect } from './AssigneeSelect';
import { movesOf, nameOf, useCaseKind, type CaseRecord } from './case-kind';
import { CaseStatusChip } from './CaseStatusChip';
import { casework as texts } from './casework.fr';
import { UrgentChip } from './UrgentChip';
import { useCaseAction, useCasePath } from './use-case-action';
import { api } from '../../../shared/api/api';

/** Where a case stands, who has it, and what moves it on. */
export function CaseFollowUp({ record }: { record: CaseRecord }) {
  const kind = useCaseKind();
  const { labels, moves } = kind;
  const { act, isBusy, dialog } = useCaseAction();
  const pathOf = useCasePath();
  const { status, assigned_to, assigned_name, reference, created_at } = record;
  const become = (next: string) =>
    act(record, {
      send: (version) => api.put(pathOf(record), { status: next, version }),
      fields: ['status'],
      done: texts.moved(nameOf(record), labels[next] ?? next),
    });
  const entrust = (person: number | null) =>
    act(record, {
      send: (version) => api.put(pathOf(record), { assigned_to: person, version }),
      fields: ['assigned_to'],
      done: person === null ? texts.unassigned_done : texts.assigned_done,
    });
  return (
    <Panel title={texts.follow_up}>
      <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
        <Typography variant="body2" color="textSecondary">
          {reference}
          <br />
          <time dateTime={created_at}>{texts.received(frenchMoment(created_at))}</time>
        </Typography>
        <Stack direction="row" sx={{ gap: 1 }}>
          <CaseStatusChip status={status} />
          <UrgentChip record={record} />
        </Stack>
        <AssigneeSelect value={assigned_to} name={assigned_name} disabled={isBusy} onChoose={entrust} />
        {movesOf(kind, record).map((next, index) => (
          <Button
            key={next}
            variant={index === 0 ? 'contained' : 'outlined'}
            loading={isBusy}
            onClick={() => become(next)}
          >
            {moves[next] ?? labels[next] ?? next}
          </Button>
        ))}
        <Link href={`mailto:${record.email}?subject=${encodeURIComponent(reference)}`}>
          {texts.write_mail}
        </Link>
        <TrashButton record={record} />
      </Stack>
      {dialog}
    </Panel>
  );
}

function TrashButton({ record }: { record: CaseRecord }) {
  const { resource } = useCaseKind();
  const { act, isBusy } = useCaseAction();
  const pathOf = useCasePath();
  const [asking, setAsking] = useState(false);
  const redirect = useRedirect();
  const trash = () =>
    act(record, {
      send: () => api.delete(pathOf(record)),
      done: texts.binned(1),
      onDone: () => redirect('list', resource),
    });
  return (
    <>
      <Button color="error" loading={isBusy} onClick={() => setAsking(true)}>
        {texts.bin}
      </Button>
      <ConfirmDialog
        open={asking}
        title={texts.bin_title(1)}
        action={texts.bin}
        busy={isBusy}
        onConfirm={trash}
        onClose={() => setAsking(false)}
      >
        <Typography>{texts.bin_text}</Typography>
      </ConfirmDialog>
    </>
  );
}
