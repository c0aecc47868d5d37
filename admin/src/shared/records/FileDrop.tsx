import UploadIcon from '@mui/icons-material/UploadFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState, type DragEvent } from 'react';
import { transfer } from './transfer.fr';

interface FileKind {
  /** Extensions with their dots, and media types. */
  accepts: string[];
  refusal: string;
}

interface Props {
  label: string;
  disabled: boolean;
  kind?: FileKind;
  onFile: (file: File) => void;
}

const SPREADSHEET: FileKind = {
  accepts: [
    '.csv',
    '.xlsx',
    '.xlsm',
    'text/csv',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ],
  refusal: transfer.no_spreadsheet,
};

/** Takes one file, a spreadsheet by default, chosen by a button or dropped. */
export function FileDrop({ label, disabled, kind = SPREADSHEET, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState(false);
  const take = (file: File | undefined) => {
    if (!file || disabled) return;
    const name = file.name.toLowerCase();
    const isWanted = kind.accepts.some((one) => name.endsWith(one) || file.type === one);
    setRefused(!isWanted);
    if (isWanted) onFile(file);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      sx={{
        border: 2,
        borderStyle: 'dashed',
        borderColor: over ? 'primary.main' : 'divider',
        bgcolor: over ? 'action.hover' : 'transparent',
        borderRadius: 2,
        p: 3,
        textAlign: 'center',
      }}
    >
      <Button
        variant="outlined"
        startIcon={<UploadIcon />}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {transfer.drop}
      </Typography>
      {refused && (
        <Typography role="alert" color="error" sx={{ mt: 1 }}>
          {kind.refusal}
        </Typography>
      )}
      <input
        ref={input}
        type="file"
        accept={kind.accepts.join(',')}
        aria-label={label}
        hidden
        onChange={({ target }) => {
          take(target.files?.[0]);
          // The same file, once corrected, can be chosen again.
          target.value = '';
        }}
      />
    </Box>
  );
}
