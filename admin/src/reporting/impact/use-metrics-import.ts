import { ApiError } from '@livres/api/client';
import type { ImpactImportProblem, ImpactImportReport } from '@livres/api/contract';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import { toMultipart } from '../../shared/data/multipart';
import { transfer as texts } from './transfer.fr';
import { useMetricsMutation } from './use-metrics-mutation';

const TIMEOUT_MS = 120_000;

const send = (file: File, preview: boolean) =>
  api.post('/metrics/crud/site-metrics/bulk_update/', toMultipart({ preview, file }), {
    timeoutMs: TIMEOUT_MS,
  });

/** `tryOut` says what a file would do; `run` does it, whole or not at all. */
export function useMetricsImport(onDone: () => void) {
  const tryOut = useMutation({
    networkMode: 'always',
    mutationFn: (file: File) => send(file, true).catch(reportOf),
  });
  const run = useMetricsMutation({
    run: async (file: File) => {
      const report = await send(file, false);
      onDone();
      return report;
    },
    done: ({ imported }) => texts.done(imported),
    failed: texts.import_failed,
    // What was right when it was tried may not be any more: the lines that are refused are shown.
    told: (error, file) => {
      if (hasReport(error)) tryOut.mutate(file);
      return false;
    },
  });
  return { tryOut, run };
}

/** The faults of a file that is refused, as those of one that is tried out. */
function reportOf(error: unknown): ImpactImportReport {
  if (hasReport(error)) return (error.problem as ImpactImportProblem).report;
  throw error;
}

function hasReport(error: unknown): error is ApiError {
  return error instanceof ApiError && error.problem !== undefined && 'report' in error.problem;
}
