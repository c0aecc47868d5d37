import { formatCount } from '../../shared/format/numbers';
import { momentText } from './own-registration.content';

interface TimeLeft {
  /** ISO moment; null where nothing ends it. */
  until: string | null;
  /** Whole ones. */
  minutes: number;
}

const AWAITED = {
  pending_verification: 'la vérification de votre adresse e-mail',
  pending_payment: 'votre paiement',
} as const;

export const unfinishedContent = {
  text: (day: string, status: keyof typeof AWAITED, left: TimeLeft) =>
    `Votre inscription du ${day} attend ${AWAITED[status]}${leftText(left)}`,
};

/** Past its end it is only asked of the provider whether it was paid. */
function leftText({ until, minutes }: TimeLeft): string {
  if (!until || minutes < 1) return '.';
  const end = `jusqu’au ${momentText(until)}`;
  if (minutes > 120) return `, ${end}.`;
  return `\u00a0: il vous reste ${formatCount(minutes, 'minute', 'minutes')} (${end}).`;
}
