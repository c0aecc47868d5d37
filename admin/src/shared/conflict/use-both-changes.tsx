import type { ConflictProblem } from '@livres/api/contract';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useUpdate, type RaRecord } from 'react-admin';
import { conflict } from './conflict.fr';
import { conflictOf } from './conflict-of';
import { ChoicesDialog } from './ChoicesDialog';
import { threeWayMerge, type Merge, type Values } from './three-way';
import { useFieldNames } from './use-field-names';

/** A save that an older version refuses. */
interface Refused {
  resource: string;
  id: RaRecord['id'];
  /** The record as the form was filled from it. */
  base: Values;
  /** What the form sends. */
  data: Values;
  problem: ConflictProblem;
}

interface Asked extends Refused {
  merge: Merge;
  /** That of theirs, which is read. */
  version: number;
}

/** Puts what two people changed apart together, and asks for what they changed in two ways. */
export function useBothChanges() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [busy, setBusy] = useState(false);
  const provider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const nameOf = useFieldNames();
  const [update] = useUpdate();
  const fail = (error: unknown) => notify((error as Error).message, { type: 'error' });

  async function merge(refused: Refused): Promise<void> {
    const { resource, id, base, data, problem } = refused;
    try {
      const { data: theirs } = await provider.getOne<RaRecord>(resource, { id });
      const { version: _version, ...mine } = data;
      const found = threeWayMerge(base, mine, theirs, problem.changed_fields);
      const next = { ...refused, merge: found, version: Number(theirs['version']) };
      if (found.clashes.length > 0) setAsked(next);
      else await write(next, found.write);
    } catch (error) {
      fail(error);
    }
  }

  /** Writes over their version; whoever was quicker again is merged with in turn. */
  async function write(refused: Asked, values: Values): Promise<void> {
    const { resource, id, problem, version, merge: found } = refused;
    setBusy(true);
    try {
      if (Object.keys(values).length > 0) {
        const data = { ...values, version };
        await update(
          resource,
          { id, data, meta: { version } },
          { mutationMode: 'pessimistic', returnPromise: true },
        );
      }
      setAsked(null);
      refresh();
      const isWritten = Object.keys(values).length > 0;
      const said = conflict.merge.alone(problem.changed_by, found.theirs.map(nameOf));
      notify(isWritten ? said : conflict.reloaded, { type: isWritten ? 'success' : 'info' });
    } catch (error) {
      const again = conflictOf(error);
      if (again) await merge({ ...refused, problem: again });
      else fail(error);
    }
    setBusy(false);
  }

  const dialog = asked && (
    <ChoicesDialog
      key={asked.version}
      problem={asked.problem}
      merge={asked.merge}
      busy={busy}
      onSave={(values) => void write(asked, values)}
      onClose={() => setAsked(null)}
    />
  );
  return { merge, dialog };
}
