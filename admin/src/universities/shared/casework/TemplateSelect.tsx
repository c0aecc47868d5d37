import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { CaseTemplate } from '@livres/api/contract';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shared/feedback/ConfirmDialog';
import { useCaseKind, type CaseRecord } from './case-kind';
import { useTemplates } from './case-queries';
import { casework } from './casework.fr';
import { emailFrom, useFilledEmail } from './use-email';

const texts = casework.letter;

interface Props {
  record: CaseRecord;
  /** Whether nothing is written yet: else staff are asked first. */
  isBlank: boolean;
  onTake: (email: Record<'subject' | 'body' | 'status', string>) => void;
}

/** Emails to start from, filled in with what is known of the case. */
export function TemplateSelect({ record, isBlank, onTake }: Props) {
  const { resource } = useCaseKind();
  const templates = useTemplates(resource);
  const [asked, setAsked] = useState<CaseTemplate | null>(null);
  const { mutate, isPending } = useFilledEmail(record);
  const take = (template: CaseTemplate) => {
    setAsked(null);
    const email = emailFrom(template, record);
    mutate(email, { onSuccess: ({ subject, body }) => onTake({ ...email, subject, body }) });
  };
  const choose = (key: string) => {
    const template = templates.find((one) => one.key === key);
    if (template && isBlank) take(template);
    else setAsked(template ?? null);
  };
  return (
    <>
      <TextField
        select
        size="small"
        margin="none"
        label={texts.template}
        value=""
        disabled={isPending}
        onChange={({ target }) => choose(target.value)}
      >
        {templates.map(({ key, label }) => (
          <MenuItem key={key} value={key}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <ConfirmDialog
        open={asked !== null}
        title={texts.replace_title}
        action={texts.replace}
        color="primary"
        onConfirm={() => asked && take(asked)}
        onClose={() => setAsked(null)}
      >
        <Typography>{texts.replace_text}</Typography>
      </ConfirmDialog>
    </>
  );
}
