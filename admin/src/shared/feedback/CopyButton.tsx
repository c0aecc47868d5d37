import CheckIcon from '@mui/icons-material/Check';
import CopyIcon from '@mui/icons-material/ContentCopy';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { feedback } from './feedback.fr';

interface Props extends Omit<ButtonProps, 'onClick'> {
  text: () => string;
  label: string;
}

export function CopyButton({ text, label, ...props }: Props) {
  const [copied, setCopied] = useState(false);
  const notify = useNotify();
  const copy = async () => {
    try {
      // Not there over http.
      await navigator.clipboard.writeText(text());
      setCopied(true);
    } catch {
      notify(feedback.copy_refused, { type: 'error' });
    }
  };
  return (
    <Button
      variant="outlined"
      {...props}
      onClick={() => void copy()}
      startIcon={copied ? <CheckIcon /> : <CopyIcon />}
    >
      <span aria-live="polite">{copied ? feedback.copied : label}</span>
    </Button>
  );
}
