import { type RefObject, useEffect, useState } from 'react';
import type { InboxLine } from '@livres/api/contract';

interface Commands {
  onRead: (line: InboxLine) => void;
  onSnooze: (line: InboxLine, button: HTMLElement) => void;
}

/** Where a letter is a letter. */
const TYPED =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="menu"], [role="dialog"]';

/** J and K go down and up, E reads, R puts off; answers the line that they are about. */
export function useInboxKeys(
  list: RefObject<HTMLElement | null>,
  lines: readonly InboxLine[],
  { onRead, onSnooze }: Commands,
): number | null {
  const [current, setCurrent] = useState<number | null>(null);
  useEffect(() => {
    const place = lines.findIndex(({ id }) => id === current);
    const go = (to: number) => {
      const line = lines[Math.max(0, Math.min(lines.length - 1, to))];
      if (!line) return;
      setCurrent(line.id);
      // Enter then opens it, as any link that has the focus.
      list.current?.querySelector<HTMLElement>(`[data-line="${line.id}"] [data-open]`)?.focus();
    };
    const commands: Record<string, () => void> = {
      j: () => go(place + 1),
      k: () => go(place < 0 ? 0 : place - 1),
      e: () => {
        const line = lines[place];
        if (!line) return;
        onRead(line);
        // In a list of what is not read, the next one takes its place.
        go(place + 1 < lines.length ? place + 1 : place - 1);
      },
      r: () => {
        const line = lines[place];
        const button = list.current?.querySelector<HTMLElement>(`[data-line="${current}"] [data-snooze]`);
        if (line && button) onSnooze(line, button);
      },
    };
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || target.closest(TYPED)) return;
      const key = event.key.toLowerCase();
      const command = Object.hasOwn(commands, key) ? commands[key] : undefined;
      if (!command) return;
      event.preventDefault();
      command();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [list, lines, current, onRead, onSnooze]);
  return current;
}
