import type { CaseRecord } from './case-kind';

export const moveButtonId = ({ id }: CaseRecord): string => `move-${id}`;

/** What is held, what is on its way, and how it moves. */
export interface BoardActions {
  dragged: CaseRecord | null;
  drag: (record: CaseRecord | null) => void;
  moving: { record: CaseRecord; status: string } | null;
  move: (record: CaseRecord, status: string) => void;
}
