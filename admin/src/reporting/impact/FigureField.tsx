import TextField from '@mui/material/TextField';
import type { FigureRecord } from '@livres/api/contract';
import { useRef, type KeyboardEvent } from 'react';
import type { FigureEdit } from './figure-edit';
import { figures as texts } from './figures.fr';

interface Props {
  figure: FigureRecord;
  edit: Extract<FigureEdit, { step: 'typing' }>;
  onType: (typed: string) => void;
  /** By a key, what was under the finger gets the focus back; by going elsewhere, it does not. */
  onSave: (byKey: boolean) => void;
  onCancel: () => void;
}

/** The figure being typed: Enter or leaving it saves, Escape gives up. */
export function FigureField({ figure: { label, unit }, edit, onType, onSave, onCancel }: Props) {
  // The field that a key closes also loses the focus: once is enough.
  const isOver = useRef(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onSave(true);
    if (event.key !== 'Escape') return;
    isOver.current = true;
    event.stopPropagation();
    onCancel();
  };
  return (
    <TextField
      autoFocus
      margin="none"
      value={edit.typed}
      error={edit.fault !== undefined}
      helperText={edit.fault ?? texts.keys}
      onChange={(event) => onType(event.target.value)}
      onFocus={(event) => event.target.select()}
      onKeyDown={onKeyDown}
      onBlur={() => !isOver.current && onSave(false)}
      slotProps={{
        htmlInput: {
          'aria-label': texts.field(label),
          inputMode: unit === 'euros' ? 'decimal' : 'numeric',
          autoComplete: 'off',
          maxLength: 20,
        },
        input: { sx: { typography: 'h5', fontVariantNumeric: 'tabular-nums' } },
        formHelperText: { role: edit.fault ? 'alert' : undefined },
      }}
    />
  );
}
