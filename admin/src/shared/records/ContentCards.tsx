import type { ReactNode } from 'react';
import { RecordContextProvider } from 'react-admin';
import type { ContentRecord } from './content-kind';
import { RecordCards } from './RecordCards';
import { useContentPath } from './use-content-path';

const SIDE_BY_SIDE = {
  p: 1.5,
  display: 'flex',
  gap: 1.5,
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
};

/** The same for a kind of content: `children` is drawn for each record, its context. */
export function ContentCards({ children }: { children: ReactNode }) {
  return (
    <RecordCards<ContentRecord>
      to={useContentPath()}
      render={(record) => <RecordContextProvider value={record}>{children}</RecordContextProvider>}
      sx={SIDE_BY_SIDE}
    />
  );
}
