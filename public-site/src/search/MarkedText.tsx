import type { MarkedText as Piece } from '@livres/api/contract';

/** Plain text in which what was asked is marked. */
export function MarkedText({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, found }, index) => (found ? <mark key={index}>{text}</mark> : text));
}
