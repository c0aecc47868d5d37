import {
  amountDoubt,
  IMPACT_LIMITS,
  IMPACT_MESSAGES,
  type ConflictProblem,
  type FigureRecord,
  type ImpactFigureName,
} from '@livres/api/contract';
import { figureNumber } from './figure-number';
import { figures as texts } from './figures.fr';

/** What is being done with one figure. What was typed stays until it is saved or given up. */
export type FigureEdit =
  | { step: 'typing'; typed: string; version: number; fault?: string }
  | { step: 'saving'; typed: string }
  | { step: 'refused'; typed: string; version: number; reason: string }
  | { step: 'contested'; typed: string; theirs: FigureRecord; problem: ConflictProblem };

export type FigureEdits = { [Name in ImpactFigureName]?: FigureEdit | undefined };

type Decision = { kind: 'same' } | { kind: 'fault'; message: string } | { kind: 'save'; value: number };

/** What leaving the field does: nothing where nothing changed, a word on what is wrong, or a save. */
export function decide(typed: string, { name, unit, value: before }: FigureRecord): Decision {
  const value = figureNumber(typed, unit);
  if (value === null)
    return {
      kind: 'fault',
      message: amountDoubt(typed) ?? (typed.trim() ? texts.not_a_number[unit] : texts.empty),
    };
  if (value === before) return { kind: 'same' };
  const most = unit === 'euros' ? IMPACT_LIMITS.amount : IMPACT_LIMITS.count;
  if (value > most) return { kind: 'fault', message: texts.too_much(most) };
  if (name === 'librarians_trained' && value < IMPACT_LIMITS.least_librarians_trained)
    return { kind: 'fault', message: IMPACT_MESSAGES.least_librarians };
  return { kind: 'save', value };
}

/** Whether leaving the screen would lose what was typed. */
export function isUnsaved(edits: FigureEdits, figures: readonly FigureRecord[]): boolean {
  return figures.some((figure) => {
    const edit = edits[figure.name];
    return edit !== undefined && decide(edit.typed, figure).kind !== 'same';
  });
}
