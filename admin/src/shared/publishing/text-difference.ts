import { diffWordsWithSpace } from 'diff';

export interface TextPart {
  kind: 'kept' | 'added' | 'removed';
  text: string;
}

const CONTEXT = 90;
const ELLIPSIS = ' […] ';

/** What changed between two texts, word by word; long passages that did not change are shortened around what did. */
export function textDifference(before: string, after: string): TextPart[] {
  const parts = diffWordsWithSpace(before, after).map(({ added, removed, value }): TextPart => {
    if (added) return { kind: 'added', text: value };
    return { kind: removed ? 'removed' : 'kept', text: value };
  });
  return parts.map((part, index) =>
    part.kind === 'kept'
      ? { ...part, text: shortened(part.text, index === 0, index === parts.length - 1) }
      : part,
  );
}

function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  const head = isFirst ? 0 : CONTEXT;
  const tail = isLast ? 0 : CONTEXT;
  if (text.length <= head + tail + CONTEXT) return text;
  const start = text.slice(0, head).replace(/\S*$/, '');
  const end = tail === 0 ? '' : text.slice(-tail).replace(/^\S*/, '');
  return start + ELLIPSIS + end;
}
