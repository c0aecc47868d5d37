import { diffWordsWithSpace } from 'diff';

export interface TextPart {
  kind: 'kept' | 'added' | 'removed';
  text: string;
}

const CONTEXT = 90;
const ELLIPSIS = ' […] ';

/** What changed between two texts, word by word; long passages that did not change are shortened around what did. */
export function textDifference(before: string, after: string): TextPart[] {
  const words = diffWordsWithSpace(before, after).map(({ added, removed, value }): TextPart => {
    if (added) return { kind: 'added', text: value };
    return { kind: removed ? 'removed' : 'kept', text: value };
  });
  const parts = inPhrases(words);
  return parts.map((part, index) =>
    part.kind === 'kept'
      ? { ...part, text: shortened(part.text, index === 0, index === parts.length - 1) }
      : part,
  );
}

/** Words that changed one after the other are one passage removed, then one added: « − le chat − dort » reads as « − le chat dort ». */
function inPhrases(words: TextPart[]): TextPart[] {
  const parts: TextPart[] = [];
  let removed = '';
  let added = '';
  const flush = () => {
    if (removed) parts.push({ kind: 'removed', text: removed });
    if (added) parts.push({ kind: 'added', text: added });
    removed = added = '';
  };
  for (const [index, { kind, text }] of words.entries()) {
    const isBetween = kind === 'kept' && text.trim() === '' && index > 0 && index < words.length - 1;
    if (kind !== 'added' && (kind === 'removed' || isBetween)) removed += text;
    if (kind !== 'removed' && (kind === 'added' || isBetween)) added += text;
    if (kind !== 'kept' || isBetween) continue;
    flush();
    parts.push({ kind, text });
  }
  flush();
  return parts;
}

function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  const head = isFirst ? 0 : CONTEXT;
  const tail = isLast ? 0 : CONTEXT;
  if (text.length <= head + tail + CONTEXT) return text;
  const start = text.slice(0, head).replace(/\S*$/, '');
  const end = tail === 0 ? '' : text.slice(-tail).replace(/^\S*/, '');
  return start + ELLIPSIS + end;
}
