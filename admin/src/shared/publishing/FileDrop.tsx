import UploadIcon from '@mui/icons-material/UploadFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState, type DragEvent } from 'react';
import { transfer } from './transfer.fr';

interface Props {
  label: string;
  disabled: boolean;
  onFile: (file: File) => void;
}

/** Takes one CSV file, by a button or dropped. */
export function FileDrop({ label, disabled, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState(false);
  const take = (file: File | undefined) => {
    if (!file || disabled) return;
    const isCsv = /\.csv$/i.test(file.name) || file.type === 'text/csv';
    setRefused(!isCsv);
    if (isCsv) onFile(file);
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
          {transfer.not_csv}
        </Typography>
      )}
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
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
