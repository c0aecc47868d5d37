import { useState } from 'react';
import { fromLines, type LanguageLine, linesOf } from './languages';

type Levels = Record<string, string>;

/** Lines as they are typed: one without a language, or with the same as another, is kept here until it is whole. */
export function useLanguageLines(value: Levels, onChange: (value: Levels) => void) {
  const [typed, setTyped] = useState(() => ({ lines: linesOf(value), as: JSON.stringify(value) }));
  // What comes from elsewhere, a revision brought back or a copy of the server's, replaces them.
  const lines = typed.as === JSON.stringify(value) ? typed.lines : linesOf(value);
  const write = (next: LanguageLine[]) => {
    const levels = fromLines(next);
    setTyped({ lines: next, as: JSON.stringify(levels) });
    onChange(levels);
  };
  return {
    lines,
    set: (index: number, line: LanguageLine) => write(lines.with(index, line)),
    add: () => write([...lines, { language: '', level: '' }]),
    remove: (index: number) => write(lines.toSpliced(index, 1)),
  };
}
