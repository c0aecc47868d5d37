import AssignIcon from '@mui/icons-material/AssignmentIndOutlined';
import FormIcon from '@mui/icons-material/DescriptionOutlined';
import LetterIcon from '@mui/icons-material/MailOutlined';
import NoteIcon from '@mui/icons-material/StickyNote2Outlined';
import StateIcon from '@mui/icons-material/FlagOutlined';
import type { CaseEntry, CaseEntryKind } from '@livres/api/contract';
import { Timeline, type TimelineLine } from '../../../shared/history/Timeline';
import { casework as texts } from './casework.fr';

const ICONS: Record<CaseEntryKind, TimelineLine['icon']> = {
  received: FormIcon,
  state: StateIcon,
  assignment: AssignIcon,
  note: NoteIcon,
  letter: LetterIcon,
};
const TONES: Partial<Record<CaseEntryKind, string>> = { letter: 'success.main', state: 'info.main' };

/** All that happened to a case, newest first. */
export function CaseTimeline({ entries }: { entries: CaseEntry[] }) {
  const lines = entries
    .map(lineOf)
    .toSorted((one, other) => other.at.localeCompare(one.at) || other.id - one.id);
  return <Timeline lines={lines} />;
}

function lineOf({ id, kind, body, subject, staff_name, created_at }: CaseEntry) {
  const texted: Record<CaseEntryKind, [text: string, details: string | null]> = {
    received: [texts.entries.received, body || null],
    state: [texts.became(body), null],
    assignment: [texts.entrusted(body), null],
    note: [texts.entries.note, body],
    letter: [texts.letter_sent_as(subject), body],
  };
  const [text, details] = texted[kind];
  return {
    id,
    at: created_at,
    by: staff_name ?? texts.site,
    text,
    details,
    icon: ICONS[kind],
    tone: TONES[kind],
  };
}
