import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { EditButton, Show, TopToolbar } from 'react-admin';
import { HistoryPanel } from '../history/HistoryPanel';
import { ContentKindProvider, type ContentKind, type ContentRecord } from './content-kind';
import { RevisionsPanel } from './RevisionsPanel';
import { FORM_GRID } from './form-grid';
import { PublicationPanel } from './PublicationPanel';

interface Props {
  kind: ContentKind;
  aside?: ReactNode;
  children: ReactNode;
}

/** A record to read, for those who may not change it. */
export function ContentShow({ kind, aside, children }: Props) {
  return (
    <ContentKindProvider value={kind}>
      <Show<ContentRecord>
        component="div"
        actions={
          <TopToolbar>
            <EditButton />
          </TopToolbar>
        }
      >
        <Box sx={FORM_GRID}>
          <Stack sx={{ gap: 2, minWidth: 0 }}>{children}</Stack>
          <Stack component="aside" sx={{ gap: 2, minWidth: 0 }}>
            {!kind.always_live && <PublicationPanel />}
            {aside}
            <RevisionsPanel />
            <HistoryPanel />
          </Stack>
        </Box>
      </Show>
    </ContentKindProvider>
  );
}
