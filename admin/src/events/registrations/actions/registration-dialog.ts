import type { EventRegistrationRecord } from '@livres/api/contract';

export interface RegistrationDialogProps {
  registration: EventRegistrationRecord;
  onClose: () => void;
}
