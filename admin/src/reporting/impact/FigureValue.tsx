import EditIcon from '@mui/icons-material/Edit';
import ButtonBase from '@mui/material/ButtonBase';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import type { FigureRecord } from '@livres/api/contract';
import { useEffect, useRef } from 'react';
import { FigureField } from './FigureField';
import { FigureSaved } from './FigureSaved';
import { figures as texts, figureText } from './figures.fr';
import { useMetricsScreen } from './metrics-screen';

/** A figure, which a click or Enter opens to be typed over; what could not be saved stays under it. */
export function FigureValue({ figure }: { figure: FigureRecord }) {
  const { edits, put, save, mayWrite } = useMetricsScreen();
  const button = useRef<HTMLButtonElement>(null);
  const wantsFocus = useRef(false);
  const { name, label, unit, value, version } = figure;
  const edit = edits[name];
  const isTyping = edit?.step === 'typing';
  const isSaving = edit?.step === 'saving';
  const shown = figureText(value, unit);

  useEffect(() => {
    if (!isTyping && wantsFocus.current) button.current?.focus();
    if (!isTyping) wantsFocus.current = false;
  }, [isTyping]);

  const figureIsClosed = (byKey: boolean) => (wantsFocus.current = byKey);
  if (!mayWrite) return <Shown text={shown} />;
  if (isTyping)
    return (
      <FigureField
        figure={figure}
        edit={edit}
        onType={(typed) => put(name, { step: 'typing', typed, version: edit.version })}
        onSave={(byKey) => {
          figureIsClosed(byKey);
          save(figure, edit.typed, edit.version);
        }}
        onCancel={() => {
          figureIsClosed(true);
          put(name, undefined);
        }}
      />
    );
  return (
    <>
      <ButtonBase
        ref={button}
        aria-label={texts.change(label, shown)}
        aria-disabled={isSaving}
        onClick={() =>
          !isSaving && put(name, { step: 'typing', typed: edit?.typed ?? String(value), version })
        }
        sx={FIGURE}
      >
        <Shown text={shown} />
        {isSaving ? (
          <CircularProgress size={18} aria-label={texts.saving} />
        ) : (
          <EditIcon fontSize="small" color="action" />
        )}
      </ButtonBase>
      {(edit?.step === 'refused' || edit?.step === 'contested') && (
        <FigureSaved
          figure={figure}
          edit={edit}
          onSave={(kept) => save(figure, edit.typed, kept)}
          onDrop={() => put(name, undefined)}
        />
      )}
    </>
  );
}

function Shown({ text }: { text: string }) {
  return (
    <Typography component="span" variant="h4" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {text}
    </Typography>
  );
}

const FIGURE = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  px: 1,
  mx: -1,
  py: 0.5,
  borderRadius: 1,
  '&:hover': { bgcolor: 'action.hover' },
} as const;
