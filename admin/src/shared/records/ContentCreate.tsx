import Stack from '@mui/material/Stack';
import { useState, type ReactNode } from 'react';
import { Create, Form, useNotify, useRefresh, type TransformData } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { DraftAutosave } from '../draft/DraftAutosave';
import { finishDraft, readDraft } from '../draft/draft-store';
import { contentInput } from './content-input';
import { ContentKindProvider, type ContentKind, type ContentRecord } from './content-kind';
import { editPath } from './content-paths';
import { ContentToolbar } from './ContentToolbar';
import { PublicationMoves } from './PublicationMoves';

/** The form of a new record; what is typed in it survives a reload. */
export function ContentCreate({ kind, children }: { kind: ContentKind; children: ReactNode }) {
  const { resource, blank } = kind;
  const notify = useNotify();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [start] = useState(() => ({ ...blank, ...readDraft(resource)?.values }));
  const transform: TransformData = (data) => contentInput(data, blank);
  const open = (created: ContentRecord) => {
    finishDraft(resource);
    void navigate(editPath(resource, created));
  };
  // What was read of it before it was published says draft.
  const onMoved = (created: ContentRecord) => {
    refresh();
    open(created);
  };
  const onSuccess = (created: ContentRecord) => {
    notify(`resources.${resource}.notifications.created`, { type: 'success' });
    open(created);
  };
  return (
    <ContentKindProvider value={kind}>
      <Create
        resource={resource}
        component="div"
        redirect={false}
        transform={transform}
        mutationOptions={{ onSuccess }}
      >
        <Form defaultValues={start}>
          <PublicationMoves onDone={onMoved}>
            <Stack sx={{ gap: 2, mt: 2, maxWidth: 900 }}>
              <DraftAutosave blank={blank} />
              {children}
              <ContentToolbar />
            </Stack>
          </PublicationMoves>
        </Form>
      </Create>
    </ContentKindProvider>
  );
}
