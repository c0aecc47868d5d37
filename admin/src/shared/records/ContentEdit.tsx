import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Edit, Form, useNotify, useRefresh, type TransformData, useRecordContext } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useConflict } from '../conflict/use-conflict';
import { ContentAside } from './ContentAside';
import { contentChanges } from './content-input';
import { ContentKindProvider, type ContentKind, type ContentRecord, useContentKind } from './content-kind';
import { bySlug } from './ContentPage';
import { editPath, nameInAddress } from './content-paths';
import { ContentToolbar } from './ContentToolbar';
import { FORM_GRID } from './form-grid';
import { PublicationMoves } from './PublicationMoves';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { frenchDay } from '../format/french-date';
import { shelf } from './shelf.fr';
import { useRestore } from './use-trash';

interface Props {
  kind: ContentKind;
  id: number | undefined;
  /** The kind's own panels, between publication and revisions. */
  aside?: ReactNode;
  /** What the kind adds to the publication panel. */
  publication?: ReactNode;
  /** The inputs. */
  children: ReactNode;
}

/** The form of a record with its publication, revisions and history beside it. */
export function ContentEdit({ kind, id, aside, publication, children }: Props) {
  const { onError, dialog } = useConflict();
  const { onSaved, onMoved } = useAfterwards(kind);
  const transform: TransformData = (data, options) =>
    contentChanges(data, options?.previousData ?? {}, kind.blank);
  return (
    <ContentKindProvider value={kind}>
      <Edit<ContentRecord>
        resource={kind.resource}
        {...(id === undefined ? {} : { id })}
        component="div"
        actions={false}
        redirect={false}
        mutationMode="pessimistic"
        mutationOptions={{ onSuccess: onSaved, onError }}
        transform={transform}
      >
        <ShelfNotice />
        <Form warnWhenUnsavedChanges>
          <PublicationMoves onDone={onMoved}>
            <Box sx={FORM_GRID}>
              <Stack sx={{ minWidth: 0 }}>
                {children}
                <ContentToolbar />
              </Stack>
              <ContentAside publication={publication}>{aside}</ContentAside>
            </Box>
          </PublicationMoves>
        </Form>
        {dialog}
      </Edit>
    </ContentKindProvider>
  );
}

/** The address follows the record, without asking again for what is known: the form stays, with what is being written. */
function useAfterwards({ resource }: ContentKind) {
  const notify = useNotify();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const follow = (record: ContentRecord) => {
    cache.setQueryData(bySlug(resource, nameInAddress(record)), record);
    void navigate(editPath(resource, record), { replace: true });
  };
  const onSaved = (record: ContentRecord) => {
    notify(`resources.${resource}.notifications.updated`, { type: 'success' });
    follow(record);
  };
  const onMoved = (record: ContentRecord) => {
    refresh();
    follow(record);
  };
  return { onSaved, onMoved };
}

/** Says that the record is in the trash or archived, and offers to take it out. */
function ShelfNotice() {
  const { words } = useContentKind();
  const record = useRecordContext<ContentRecord>();
  const restore = useRestore();
  if (!record?.deleted_at && !record?.archived_at) return null;
  const button = (
    <Button color="inherit" onClick={() => void restore([record.id])}>
      {shelf.restore}
    </Button>
  );
  return (
    <Alert severity="warning" action={button} sx={{ mb: 2 }}>
      {record.deleted_at
        ? shelf.is_in_bin(words, frenchDay(record.deleted_at))
        : shelf.is_archived(words, frenchDay(record.archived_at!))}
    </Alert>
  );
}
