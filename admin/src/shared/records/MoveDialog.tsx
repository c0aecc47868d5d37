import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { ConfirmDialog } from '../feedback/ConfirmDialog';
import { useContentKind, type ContentKind, type ContentRecord } from './content-kind';
import type { Move } from './publication-state';
import { MOVES, publishing } from './publication.fr';

interface Props {
  move: Exclude<Move, 'schedule'>;
  record: ContentRecord | undefined;
  isDirty: boolean;
  savesFirst: boolean;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

const { changes } = publishing;

/** Says what a move changes, and for whom, before it is done. */
export function MoveDialog({ move, record, isDirty, savesFirst, busy, onConfirm, onClose }: Props) {
  const kind = useContentKind();
  const slug = useWatch({ name: 'slug' }) as string | null | undefined;
  const { words } = kind;
  const isChange = move === 'publish' && record?.is_live === true;
  const consequences = {
    publish: isChange ? changes.publish_changes : changes.publish(words, publicAddress(kind, slug)),
    unschedule: changes.unschedule(words, record?.is_live === true),
    withdraw: changes.withdraw(words),
    discard: changes.discard,
  };
  return (
    <ConfirmDialog
      open
      title={isChange ? publishing.publish_changes_title : MOVES[move].title(words)}
      action={isChange ? publishing.publish_changes : MOVES[move].label}
      color={move === 'withdraw' || move === 'discard' ? 'error' : 'primary'}
      {...(move === 'unschedule' ? { cancel: publishing.keep_schedule } : {})}
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Typography>{consequences[move]}</Typography>
      {move === 'publish' && record?.publish_at && (
        <Typography sx={{ mt: 1 }}>{changes.unplanned(record.publish_at)}</Typography>
      )}
      {isDirty && savesFirst && <Typography sx={{ mt: 1 }}>{publishing.saved_first}</Typography>}
      {isDirty && move === 'discard' && <Typography sx={{ mt: 1 }}>{changes.discard_form}</Typography>}
    </ConfirmDialog>
  );
}

function publicAddress({ publicPath }: ContentKind, slug: string | null | undefined): string | null {
  return publicPath && slug ? window.location.host + publicPath(slug) : null;
}
