import type { EventLabelCode, RegistrationState } from '@livres/api/contract';
import type { BadgeTone } from '../../shared/ui/Badge';

export const LABEL_TONES: Record<EventLabelCode, BadgeTone> = {
  upcoming: 'good',
  ongoing: 'warm',
  scheduled: 'quiet',
  past: 'quiet',
  draft: 'warm',
  cancelled: 'bad',
};

export const REGISTRATION_TONES: Record<RegistrationState, BadgeTone> = {
  not_required: 'good',
  open: 'good',
  full: 'warm',
  closed: 'quiet',
  over: 'quiet',
};
