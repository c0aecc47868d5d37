import AssignedIcon from '@mui/icons-material/AssignmentIndOutlined';
import BoxIcon from '@mui/icons-material/Inventory2Outlined';
import BellIcon from '@mui/icons-material/NotificationsOutlined';
import CallIcon from '@mui/icons-material/PhoneOutlined';
import CompareIcon from '@mui/icons-material/CompareArrows';
import EventIcon from '@mui/icons-material/EventOutlined';
import GiftIcon from '@mui/icons-material/FavoriteBorder';
import HandsIcon from '@mui/icons-material/HandshakeOutlined';
import LinkIcon from '@mui/icons-material/LinkOff';
import LockIcon from '@mui/icons-material/LockOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import MentionIcon from '@mui/icons-material/AlternateEmail';
import PersonIcon from '@mui/icons-material/PersonAddAltOutlined';
import RefusedIcon from '@mui/icons-material/CreditCardOff';
import SentIcon from '@mui/icons-material/ForwardToInboxOutlined';
import StudyIcon from '@mui/icons-material/SchoolOutlined';
import TruckIcon from '@mui/icons-material/LocalShippingOutlined';
import WarningIcon from '@mui/icons-material/WarningAmber';
import type { NotificationKind } from '@livres/api/contract';
import type { ComponentType } from 'react';

const ICONS: Record<NotificationKind, ComponentType> = {
  gift_received: GiftIcon,
  payment_refused: RefusedIcon,
  dispute_opened: WarningIcon,
  refund_refused: RefusedIcon,
  refund_to_give: RefusedIcon,
  comparison_failed: CompareIcon,
  goods_offered: BoxIcon,
  contact_overdue: CallIcon,
  pickup_overdue: TruckIcon,
  help_needed: HandsIcon,
  request_received: StudyIcon,
  application_received: HandsIcon,
  scholarship_link_dead: LinkIcon,
  message_received: MailIcon,
  registration_confirmed: PersonIcon,
  event_full: EventIcon,
  newsletter_sent: SentIcon,
  newsletter_trouble: RefusedIcon,
  job_failed: WarningIcon,
  backup_failed: WarningIcon,
  email_undeliverable: MailIcon,
  codes_tried: LockIcon,
  mentioned: MentionIcon,
  mention_unheard: MentionIcon,
  assigned: AssignedIcon,
};

/** Of a kind that a newer server knows, the bell. */
export const iconOf = (kind: string): ComponentType =>
  Object.hasOwn(ICONS, kind) ? ICONS[kind as NotificationKind] : BellIcon;
