import DiscardIcon from '@mui/icons-material/RestorePage';
import PublishIcon from '@mui/icons-material/Publish';
import ScheduleIcon from '@mui/icons-material/Schedule';
import SiteIcon from '@mui/icons-material/OpenInNew';
import UnscheduleIcon from '@mui/icons-material/EventBusy';
import WithdrawIcon from '@mui/icons-material/VisibilityOff';
import Alert, { type AlertColor } from '@mui/material/Alert';
import Button, { type ButtonProps } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { CopyButton } from '../feedback/CopyButton';
import { Panel } from '../layout/Panel';
import { useContentKind, type ContentRecord } from './content-kind';
import { useAskForMove } from './content-moves';
import { movesOf, publicationCode, type Move, type PublicationCode } from './publication-state';
import { FULL_STATES, MOVES, publishing, WHO_SEES } from './publication.fr';
import PreviewIcon from '@mui/icons-material/Visibility';
import { preview } from './preview.fr';
import { PreviewDialog } from './PreviewDialog';

/** Where the record stands, who sees it, and what moves it on; `children` is what the kind adds. */
export function PublicationPanel({ children }: { children?: ReactNode }) {
  const record = useRecordContext<ContentRecord>();
  if (!record) return null;
  return (
    <Panel title={publishing.title}>
      <Stack sx={{ gap: 1.5, alignItems: 'stretch' }}>
        <State record={record} />
        {children}
        <Moves record={record} />
        <PublicLinks record={record} />
      </Stack>
    </Panel>
  );
}

const SEVERITIES: Record<PublicationCode, AlertColor> = {
  draft: 'info',
  scheduled: 'info',
  live: 'success',
  live_pending: 'warning',
  live_scheduled: 'info',
  archived: 'warning',
  bin: 'error',
};

function State({ record }: { record: ContentRecord }) {
  const { words } = useContentKind();
  const code = publicationCode(record);
  return (
    <Alert severity={SEVERITIES[code]} role="status" sx={{ alignItems: 'flex-start' }}>
      <Typography sx={{ fontWeight: 700, lineHeight: 1.35 }}>
        {FULL_STATES[code](words, record.publish_at ?? '')}
      </Typography>
      <Typography variant="body2">{WHO_SEES[code](words)}</Typography>
    </Alert>
  );
}

const LOOKS: Record<Move, { icon: ReactElement } & Pick<ButtonProps, 'variant' | 'color'>> = {
  publish: { icon: <PublishIcon />, variant: 'contained' },
  schedule: { icon: <ScheduleIcon />, variant: 'outlined' },
  unschedule: { icon: <UnscheduleIcon />, variant: 'text' },
  discard: { icon: <DiscardIcon />, variant: 'text', color: 'error' },
  withdraw: { icon: <WithdrawIcon />, variant: 'text', color: 'error' },
};

function Moves({ record }: { record: ContentRecord }) {
  const ask = useAskForMove();
  const { stays } = useContentKind();
  const moves = movesOf(record).filter((move) => move !== 'withdraw' || !stays?.(record));
  if (!ask || moves.length === 0) return null;
  return (
    <Stack sx={{ gap: 0.75, alignItems: 'flex-start' }}>
      {moves.map((move) => (
        <Button
          key={move}
          startIcon={LOOKS[move].icon}
          variant={LOOKS[move].variant ?? 'text'}
          color={LOOKS[move].color ?? 'primary'}
          onClick={() => ask(move)}
        >
          {labelOf(move, record)}
        </Button>
      ))}
    </Stack>
  );
}

function labelOf(move: Move, { is_live, publish_at }: ContentRecord): string {
  if (move === 'publish' && is_live) return publishing.publish_changes;
  if (move === 'schedule' && publish_at) return publishing.reschedule;
  return MOVES[move].label;
}

function PublicLinks({ record }: { record: ContentRecord }) {
  const { publicPath } = useContentKind();
  if (!publicPath) return null;
  const path = record.public_slug && publicPath(record.public_slug);
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      <PreviewButton id={record.id} />
      {path && (
        <>
          <Button href={path} target="_blank" rel="noopener" startIcon={<SiteIcon />}>
            {publishing.open_public}
          </Button>
          <CopyButton
            variant="text"
            label={publishing.copy_link}
            text={() => window.location.origin + path}
          />
        </>
      )}
    </Stack>
  );
}

/** Opens the page as the public would read the working copy, through a private link. */
function PreviewButton({ id }: { id: number }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<PreviewIcon />} onClick={() => setOpen(true)}>
        {preview.action}
      </Button>
      {open && <PreviewDialog id={id} onClose={() => setOpen(false)} />}
    </>
  );
}
