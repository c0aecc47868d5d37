import AlertIcon from '@mui/icons-material/ReportProblemOutlined';
import BackIcon from '@mui/icons-material/UndoOutlined';
import CancelIcon from '@mui/icons-material/CancelOutlined';
import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import GavelIcon from '@mui/icons-material/GavelOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import MoveIcon from '@mui/icons-material/SwapHorizOutlined';
import NoteIcon from '@mui/icons-material/NotesOutlined';
import PaymentIcon from '@mui/icons-material/PaymentsOutlined';
import RegistrationIcon from '@mui/icons-material/HowToRegOutlined';
import WaitIcon from '@mui/icons-material/HourglassEmptyOutlined';
import { REGISTRATION_LIMITS, type EventRegistrationRecord, type TimelineEntry } from '@livres/api/contract';
import { TimelinePanel } from '../../shared/history/TimelinePanel';
import { texts } from './registration.fr';
import { useRegistrationTimeline } from './use-registration-timeline';

/** What the api calls the one who registered. */
const PARTICIPANT = 'participant';

const ICONS: Record<string, typeof AlertIcon> = {
  created: RegistrationIcon,
  resent: MailIcon,
  message: MailIcon,
  verified: DoneIcon,
  confirmed: DoneIcon,
  accepted: DoneIcon,
  waitlisted: WaitIcon,
  offered: WaitIcon,
  expired: WaitIcon,
  payment: PaymentIcon,
  paid: PaymentIcon,
  payment_failed: AlertIcon,
  late: AlertIcon,
  extra: AlertIcon,
  refund: BackIcon,
  refund_asked: BackIcon,
  refund_failed: AlertIcon,
  dispute: GavelIcon,
  changed: EditIcon,
  moved: MoveIcon,
  cancelled: CancelIcon,
  note: NoteIcon,
};

const TONES: Record<string, string> = {
  confirmed: 'success.main',
  paid: 'success.main',
  payment_failed: 'error.main',
  refund_failed: 'error.main',
  dispute: 'error.main',
  late: 'warning.main',
  extra: 'warning.main',
  cancelled: 'warning.main',
  expired: 'warning.main',
  refund: 'warning.main',
};

const lookOf = (kind: string) => ({ icon: ICONS[kind] ?? NoteIcon, tone: TONES[kind] });
const named = (entry: TimelineEntry): TimelineEntry =>
  entry.by === PARTICIPANT ? { ...entry, by: texts.show.participant } : entry;

/** All that happened to a registration, newest first, whoever did it. */
export function RegistrationTimelinePanel({ registration }: { registration: EventRegistrationRecord }) {
  const { data, error, refetch } = useRegistrationTimeline(registration);
  return (
    <TimelinePanel
      entries={data?.entries.map(named)}
      error={error}
      refetch={refetch}
      address={`/admin/event-registrations/${registration.id}/notes`}
      longest={REGISTRATION_LIMITS.note}
      lookOf={lookOf}
    />
  );
}
