import { DONATION_ADMIN_LIMITS, type MoneyDonationRecord } from '@livres/api/contract';
import { TimelinePanel } from '../../shared/history/TimelinePanel';
import { useGiftTimeline } from './use-gift-timeline';
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

const lookOf = (kind: string) => ({ icon: TIMELINE_ICONS[kind] ?? NoteIcon, tone: TONES[kind] });

/** All that happened to a gift, newest first, whoever did it: donor, staff, banks, emails. */
export function GiftTimelinePanel({ gift }: { gift: MoneyDonationRecord }) {
  const { data, error, refetch } = useGiftTimeline(gift);
  return (
    <TimelinePanel
      entries={data?.entries}
      error={error}
      refetch={refetch}
      address={`/admin/donations/${gift.id}/notes`}
      longest={DONATION_ADMIN_LIMITS.note}
      lookOf={lookOf}
    />
  );
}
