import { ApiError } from '@livres/api/client';
import type { ConflictProblem, FigureRecord, ImpactFigureName } from '@livres/api/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api/api';
import { decide, type FigureEdit, type FigureEdits } from './figure-edit';
import { figures as texts } from './figures.fr';
import { setFigure } from './metrics-queries';
import { useMetricsMutation } from './use-metrics-mutation';

interface Save {
  name: ImpactFigureName;
  value: number;
  typed: string;
  /** Of the figure as it was when typing began. */
  version: number;
}

/** The figures that are being changed in place, each by itself, and how each is saved. */
export function useFigureEdits() {
  const queries = useQueryClient();
  const [edits, setEdits] = useState<FigureEdits>({});
  const put = (name: ImpactFigureName, edit: FigureEdit | undefined) =>
    setEdits((all) => ({ ...all, [name]: edit }));

  const { mutate } = useMetricsMutation({
    run: ({ name, value, version }: Save) => saveFigure(name, value, version),
    show: ({ name, value }) => ({ name, before: setFigure(queries, name, { value }) }),
    putBack: ({ name, before }) => before && setFigure(queries, name, before),
    done: (figure, { name }) => {
      setFigure(queries, name, figure);
      put(name, undefined);
      return texts.saved(figure.label);
    },
    failed: texts.update_failed,
    told: (error, { name, typed, version }) => {
      const isContest = error instanceof Contest;
      put(
        name,
        isContest
          ? { step: 'contested', typed, theirs: error.theirs, problem: error.conflict }
          : { step: 'refused', typed, version, reason: reasonOf(error, name) },
      );
      if (isContest) setFigure(queries, name, error.theirs);
      return isContest;
    },
  });

  function save(figure: FigureRecord, typed: string, version: number): void {
    const { name } = figure;
    const decision = decide(typed, figure);
    if (decision.kind === 'same') put(name, undefined);
    if (decision.kind === 'fault') put(name, { step: 'typing', typed, version, fault: decision.message });
    if (decision.kind === 'save') {
      put(name, { step: 'saving', typed });
      mutate({ name, value: decision.value, typed, version });
    }
  }
  return { edits, put, save };
}

/** Someone changed the figure after it was read: what it is now, and who did it. */
class Contest extends ApiError {
  constructor(
    readonly theirs: FigureRecord,
    readonly conflict: ConflictProblem,
  ) {
    super('http', { status: 409, problem: conflict });
  }
}

async function saveFigure(name: ImpactFigureName, value: number, version: number): Promise<FigureRecord> {
  try {
    const { figures } = await api.put('/admin/metrics/', { [name]: value, version });
    return figures.find((figure) => figure.name === name)!;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    const theirs = await api.get(`/admin/metrics/${encodeURIComponent(name)}`);
    // A save whose answer was lost is repeated, and meets itself.
    if (theirs.value === value) return theirs;
    throw new Contest(theirs, error.problem as ConflictProblem);
  }
}

function reasonOf(error: Error, name: ImpactFigureName): string {
  return (error instanceof ApiError && error.body.errors?.[name]) || error.message;
}
