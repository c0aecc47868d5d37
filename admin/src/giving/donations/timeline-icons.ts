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

export const OTHER_ICON = NoteIcon;
export const TIMELINE_ICONS: Record<string, typeof AlertIcon> = {
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
