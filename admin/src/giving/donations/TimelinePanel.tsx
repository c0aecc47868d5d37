import Skeleton from '@mui/material/Skeleton';
import {
  DONATION_ADMIN_LIMITS,
  type MoneyDonationRecord,
  type MoneyDonationEntry,
} from '@livres/api/contract';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { NoteForm } from '../../shared/history/NoteForm';
import { Panel } from '../../shared/layout/Panel';
import { texts } from './gift.fr';
import { useGiftTimeline } from './use-gift-timeline';
import { MayWrite } from '../../shared/rights/MayWrite';
import { Timeline } from '../../shared/history/Timeline';
import { authorOf } from '../../shared/history/author-of';
import AlertIcon from '@mui/icons-material/ReportProblemOutlined';
import AgainIcon from '@mui/icons-material/AutorenewOutlined';
import BackIcon from '@mui/icons-material/UndoOutlined';
import CancelIcon from '@mui/icons-material/CancelOutlined';
import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import GavelIcon from '@mui/icons-material/GavelOutlined';
import GiftIcon from '@mui/icons-material/VolunteerActivismOutlined';
import LetterIcon from '@mui/icons-material/MailOutlined';
import NoteIcon from '@mui/icons-material/NotesOutlined';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import WaitIcon from '@mui/icons-material/HourglassEmptyOutlined';

const OTHER_ICON = NoteIcon;

const TIMELINE_ICONS: Record<string, typeof AlertIcon> = {
  created: GiftIcon,
  attempt: AgainIcon,
  processing: WaitIcon,
  succeeded: DoneIcon,
  failed: CancelIcon,
  cancelled: CancelIcon,
  refund: BackIcon,
  refund_failed: AlertIcon,
  dispute: GavelIcon,
  changed: EditIcon,
  note: NoteIcon,
  letter: LetterIcon,
  receipt: ReceiptIcon,
  alert: AlertIcon,
  card: LetterIcon,
};

const TONES: Record<string, string> = {
  succeeded: 'success.main',
  receipt: 'success.main',
  failed: 'error.main',
  refund_failed: 'error.main',
  dispute: 'error.main',
  alert: 'error.main',
  refund: 'warning.main',
  cancelled: 'warning.main',
};

/** All that happened to a gift, newest first, whoever did it: donor, staff, banks, emails. */
export function TimelinePanel({ gift }: { gift: MoneyDonationRecord }) {
  const { data, error, refetch } = useGiftTimeline(gift);
  return (
    <Panel title={texts.show.story}>
      <MayWrite>
        <NoteForm
          address={`/admin/donations/${gift.id}/notes`}
          longest={DONATION_ADMIN_LIMITS.note}
          onSaved={() => void refetch()}
        />
      </MayWrite>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={160} />}
      {data && <TimelineLines entries={data.entries} />}
    </Panel>
  );
}

function TimelineLines({ entries }: { entries: MoneyDonationEntry[] }) {
  const lines = entries.map(({ kind, by, ...entry }) => ({
    ...entry,
    by: authorOf(by, texts.show),
    icon: TIMELINE_ICONS[kind] ?? OTHER_ICON,
    tone: TONES[kind],
  }));
  return <Timeline lines={lines} />;
}
