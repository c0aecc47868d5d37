import AlertIcon from '@mui/icons-material/NotificationsActiveOutlined';
import BinIcon from '@mui/icons-material/DeleteOutlined';
import CallIcon from '@mui/icons-material/CallOutlined';
import CancelIcon from '@mui/icons-material/CancelOutlined';
import CodeIcon from '@mui/icons-material/PinOutlined';
import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import GiftIcon from '@mui/icons-material/Inventory2Outlined';
import LetterIcon from '@mui/icons-material/MailOutlined';
import NoteIcon from '@mui/icons-material/NotesOutlined';
import PictureIcon from '@mui/icons-material/PhotoOutlined';
import RestoreIcon from '@mui/icons-material/RestoreFromTrashOutlined';
import VanIcon from '@mui/icons-material/LocalShippingOutlined';
import type { PhysicalDonationEntryKind } from '@livres/api/contract';

export const TIMELINE_ICONS: Record<PhysicalDonationEntryKind, typeof AlertIcon> = {
  created: GiftIcon,
  code_sent: CodeIcon,
  wrong_code: CodeIcon,
  code_dead: CodeIcon,
  validated: DoneIcon,
  letter: LetterIcon,
  contacted: CallIcon,
  pickup_scheduled: EventIcon,
  pickup_moved: EventIcon,
  completed: VanIcon,
  cancelled: CancelIcon,
  changed: EditIcon,
  wishes: EditIcon,
  note: NoteIcon,
  picture: PictureIcon,
  alert: AlertIcon,
  alert_resolved: DoneIcon,
  deleted: BinIcon,
  restored: RestoreIcon,
};
