import AmountIcon from '@mui/icons-material/EuroOutlined';
import CancelIcon from '@mui/icons-material/CancelOutlined';
import CardIcon from '@mui/icons-material/CreditCardOutlined';
import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import EventIcon from '@mui/icons-material/AutorenewOutlined';
import LetterIcon from '@mui/icons-material/MailOutlined';
import NoteIcon from '@mui/icons-material/NotesOutlined';
import PauseIcon from '@mui/icons-material/PauseCircleOutlined';
import WarningIcon from '@mui/icons-material/ErrorOutlined';

const ICONS: Record<string, typeof EventIcon> = {
  started: DoneIcon,
  recovered: DoneIcon,
  payment_failed: WarningIcon,
  refused: WarningIcon,
  paused: PauseIcon,
  resumed: EventIcon,
  amount: AmountIcon,
  amount_asked: AmountIcon,
  cancelled: CancelIcon,
  payment_method: CardIcon,
  identity: EditIcon,
  preferences: EditIcon,
  letter: LetterIcon,
  note: NoteIcon,
};
const TONES: Record<string, string> = {
  started: 'success.main',
  recovered: 'success.main',
  payment_failed: 'error.main',
  refused: 'error.main',
  cancelled: 'error.main',
  paused: 'info.main',
};

export const lookOf = (kind: string) => ({ icon: ICONS[kind] ?? EventIcon, tone: TONES[kind] });
