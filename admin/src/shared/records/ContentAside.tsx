import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useRecordContext, useRedirect } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { HistoryPanel } from '../history/HistoryPanel';
import { TrashButton } from './TrashButton';
import { useContentKind, type ContentRecord } from './content-kind';
import { RevisionsPanel } from './RevisionsPanel';
import { PublicationPanel } from './PublicationPanel';

interface Props {
  publication?: ReactNode;
  children?: ReactNode;
}

/** Beside the form: publication, the kind's own panels, revisions, history, bin. */
export function ContentAside({ publication, children }: Props) {
  const { resource, always_live, stays } = useContentKind();
  const record = useRecordContext<ContentRecord>();
  const redirect = useRedirect();
  const { reset } = useFormContext();
  if (!record) return null;
  const leave = () => {
    reset();
    // Once the form knows that it has nothing to lose, leaving asks nothing.
    setTimeout(() => redirect('list', resource));
  };
  return (
    <Stack component="aside" sx={{ gap: 2, minWidth: 0 }}>
      {!always_live && <PublicationPanel>{publication}</PublicationPanel>}
      {children}
      <RevisionsPanel />
      <HistoryPanel />
      {!record.deleted_at && !stays?.(record) && (
        <Box>
          <TrashButton ids={[record.id]} onDone={leave} />
        </Box>
      )}
    </Stack>
  );
}
