import type { ComponentProps } from 'react';
import { Button } from './Button';

interface SendButtonProps extends Omit<ComponentProps<typeof Button>, 'children'> {
  isSending: boolean;
  texts: { submit: string; sending: string };
}

/** Sends its form, and says so while it goes. */
export function SendButton({ isSending, texts, ...button }: SendButtonProps) {
  return (
    <Button type="submit" aria-disabled={isSending} {...button}>
      {isSending ? texts.sending : texts.submit}
    </Button>
  );
}
