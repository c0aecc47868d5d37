import PublishIcon from '@mui/icons-material/Publish';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { SaveButton, Toolbar, useFormIsDirty, useRecordContext } from 'react-admin';
import { useContentKind, type ContentRecord } from './content-kind';
import { useAskForMove } from './content-moves';
import { movesOf } from './publication-state';
import { publishing } from './publication.fr';

/** Saving, and publishing: two buttons. */
export function ContentToolbar() {
  const { words, holds_changes, always_live } = useContentKind();
  const phone = useMediaQuery('(max-width: 599.95px)');
  const isDirty = useFormIsDirty();
  const ask = useAskForMove();
  const record = useRecordContext<ContentRecord>();
  const isLive = record?.is_live === true && !record.deleted_at && !record.archived_at;
  const mayPublish =
    !always_live && (!record || movesOf(record).includes('publish') || (isLive && holds_changes));
  const nothingNew = isLive && !isDirty && !record.has_pending_changes;
  return (
    <Toolbar sx={{ mt: 2, flexWrap: 'wrap', gap: { xs: 1, sm: 1.5 }, py: 1, px: { xs: 1, sm: 2 } }}>
      <SaveButton
        label={record || phone || always_live ? publishing.save : publishing.save_draft}
        {...(phone ? { icon: <></> } : {})}
        variant={mayPublish ? 'outlined' : 'contained'}
        {...(record ? {} : { alwaysEnable: true })}
      />
      {mayPublish && (
        <Button
          variant="contained"
          startIcon={!phone && <PublishIcon />}
          disabled={nothingNew}
          onClick={() => ask?.('publish')}
        >
          {publishing.save_and_publish}
        </Button>
      )}
      {isLive && !always_live && (isDirty || !phone) && (
        <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 220px' }}>
          {holds_changes ? publishing.kept_apart : publishing.live_at_once(words)}
        </Typography>
      )}
    </Toolbar>
  );
}
