import type { MarkedText as Piece } from '@livres/api/contract';
import { withFrenchSpaces } from '../../shared/format/french-spaces';

/** Plain text in which what was asked is marked. */
export function MarkedText({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, found }, index) => {
    const printed = withFrenchSpaces(text);
    return found ? <mark key={index}>{printed}</mark> : printed;
  });
}
