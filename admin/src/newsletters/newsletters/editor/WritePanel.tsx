import Typography from '@mui/material/Typography';
import { NEWSLETTER_RULES } from '@livres/api/contract';
import { BooleanInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Caption } from '../../../shared/layout/Caption';
import { Panel } from '../../../shared/layout/Panel';
import { texts } from '../newsletter.fr';
import { BlockList } from './BlockList';
import type { SaveState } from './use-autosave';

interface Props {
  state: SaveState;
  savedAt: string;
  isWritable: boolean;
  open: number | null;
  onOpen: (index: number | null) => void;
}

const HOUR = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  hour: 'numeric',
  minute: '2-digit',
});
export const hourOf = (moment: string) => HOUR.format(new Date(moment)).replace(':', ' h ');

/** The subject, what is read before opening, and the blocks. */
export function WritePanel({ state, savedAt, isWritable, open, onOpen }: Props) {
  const { editor } = texts;
  const subject = (useWatch({ name: 'subject' }) as string | undefined) ?? '';
  const said =
    state === 'saved' ? editor.saved(hourOf(savedAt)) : state === 'saving' ? editor.saving : editor.unsaved;
  return (
    <Panel
      title={editor.write}
      actions={<Caption role="status">{isWritable ? said : editor.read_only}</Caption>}
    >
      <TextInput
        source="title"
        disabled={!isWritable}
        slotProps={limit(NEWSLETTER_RULES.title)}
        helperText={false}
      />
      <TextInput
        source="subject"
        disabled={!isWritable}
        slotProps={limit(NEWSLETTER_RULES.subject)}
        helperText={texts.signs([...subject].length)}
      />
      <TextInput
        source="preheader"
        multiline
        minRows={2}
        disabled={!isWritable}
        slotProps={limit(NEWSLETTER_RULES.preheader)}
        helperText={false}
      />
      <Typography variant="subtitle1" component="h3" sx={{ mt: 1.5, mb: 0.5, fontWeight: 650 }}>
        {editor.blocks}
      </Typography>
      <BlockList isWritable={isWritable} open={open} onOpen={onOpen} />
      <BooleanInput source="is_public" disabled={!isWritable} helperText={false} sx={{ mt: 2 }} />
    </Panel>
  );
}

const limit = (most: number) => ({ htmlInput: { maxLength: most } });
