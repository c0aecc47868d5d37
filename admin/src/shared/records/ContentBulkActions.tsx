import RestoreIcon from '@mui/icons-material/RestoreFromTrash';
import type { ReactNode } from 'react';
import { Button, useListContext } from 'react-admin';
import { TrashButton } from './TrashButton';
import { BulkMoveButton } from './BulkMoveButton';
import { useContentKind } from './content-kind';
import { shelf } from './shelf.fr';
import { useRestore } from './use-trash';

/** What can be done with ticked rows; `children` are the kind's own, for rows that are in use. */
export function ContentBulkActions({ children }: { children?: ReactNode }) {
  const { always_live } = useContentKind();
  const { selectedIds, filterValues, onUnselectItems } = useListContext();
  const restore = useRestore();
  const unselect = () => onUnselectItems();
  if (filterValues['shelf'] === 'bin' || filterValues['shelf'] === 'archived') {
    return (
      <Button label={shelf.restore} onClick={() => void restore(selectedIds as number[]).then(unselect)}>
        <RestoreIcon />
      </Button>
    );
  }
  return (
    <>
      {!always_live && <BulkMoveButton move="publish" />}
      {children}
      {!always_live && <BulkMoveButton move="withdraw" />}
      <TrashButton ids={selectedIds as number[]} onDone={unselect} />
    </>
  );
}
