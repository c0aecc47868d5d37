import Button, { type ButtonProps } from '@mui/material/Button';
import { useRef } from 'react';

interface Props extends Omit<ButtonProps, 'onClick' | 'children'> {
  label: string;
  /** What a screen reader says, where the label alone does not tell which file is meant. */
  name?: string;
  accept: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
}

/** A button that asks for files; the field itself stays out of sight and out of the keyboard's way. */
export function FileButton({ label, name = label, accept, multiple = false, onFiles, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} aria-label={name} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        aria-label={name}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
