import OkIcon from '@mui/icons-material/Check';
import FaultIcon from '@mui/icons-material/Close';
import WarningIcon from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { CheckState, NewsletterCheck, NewsletterRecord } from '@livres/api/contract';
import { Caption } from '../../../shared/layout/Caption';
import { Panel } from '../../../shared/layout/Panel';
import { DIVIDED_LIST } from '../../../shared/layout/sx';
import { texts } from '../newsletter.fr';
import { useChecks } from './use-checks';

const { checks: words } = texts;
const ICONS: Record<CheckState, typeof OkIcon> = { ok: OkIcon, warning: WarningIcon, fault: FaultIcon };
const COLORS = { ok: 'success', warning: 'warning', fault: 'error' } as const;

interface Props {
  newsletter: NewsletterRecord;
  /** Opens the block that a check is about. */
  onShow: (block: number) => void;
}

/** What is looked at before it leaves, and what stands in the way. */
export function ChecksPanel({ newsletter, onShow }: Props) {
  const { data, error, isFetching, refetch } = useChecks(newsletter);
  return (
    <Panel title={words.title} actions={data && <Verdict checks={data.checks} />}>
      {error && <Typography color="error">{error.message}</Typography>}
      {!data && !error && <Skeleton height={160} />}
      <Box component="ul" sx={DIVIDED_LIST}>
        {data?.checks.map((check, index) => (
          <Check key={index} check={check} onShow={onShow} />
        ))}
      </Box>
      <Button size="small" onClick={() => void refetch()} disabled={isFetching} sx={{ mt: 1 }}>
        {isFetching ? words.looking : words.look}
      </Button>
    </Panel>
  );
}

function Verdict({ checks }: { checks: NewsletterCheck[] }) {
  const count = (state: CheckState) => checks.filter((check) => check.state === state).length;
  if (count('fault') > 0)
    return (
      <Chip
        size="small"
        label={words.faults(count('fault'))}
        sx={{ bgcolor: 'error.light', color: 'error.main' }}
      />
    );
  if (count('warning') > 0)
    return (
      <Chip
        size="small"
        label={words.warnings(count('warning'))}
        sx={{ bgcolor: 'warning.light', color: 'warning.main' }}
      />
    );
  return <Chip size="small" label={words.ready} sx={{ bgcolor: 'success.light', color: 'success.main' }} />;
}

function Check({
  check: { state, title, detail, block },
  onShow,
}: {
  check: NewsletterCheck;
  onShow: Props['onShow'];
}) {
  const Icon = ICONS[state];
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, py: 1 }}>
      <Icon fontSize="small" color={COLORS[state]} titleAccess={words.states[state]} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 650 }}>
          {title}
        </Typography>
        <Caption component="p" sx={{ overflowWrap: 'anywhere' }}>
          {detail}
        </Caption>
      </Box>
      {block !== null && (
        <Button size="small" onClick={() => onShow(block)}>
          {words.show}
        </Button>
      )}
    </Box>
  );
}
