import { ApiError } from '@livres/api/client';
import type { SettingKey } from '@livres/api/contract';

/** A fault in words, or who changed the setting meanwhile. */
export type SettingRefusal = { message: string } | { changed_by: string | null };
export type SettingErrors = { [Key in SettingKey]?: SettingRefusal | undefined };

interface Conflict {
  key: string;
  changed_by: string | null;
  current_version: number;
}

/** What a refused save says of each setting, and the versions that are there now. */
export function refusalsOf(error: ApiError): { errors: SettingErrors; versions: Record<string, number> } {
  const conflicts = (error.problem as { conflicts?: Conflict[] } | undefined)?.conflicts ?? [];
  const faults = Object.entries(error.body.errors ?? {}).map(([key, message]) => [key, { message }]);
  const changed = conflicts.map(({ key, changed_by }) => [key, { changed_by }]);
  return {
    errors: Object.fromEntries([...faults, ...changed]) as SettingErrors,
    versions: Object.fromEntries(conflicts.map(({ key, current_version }) => [key, current_version])),
  };
}

/** The first setting that a refused save speaks of; undefined where it speaks of none. */
export function firstRefused(failure: unknown): string | undefined {
  return failure instanceof ApiError ? Object.keys(refusalsOf(failure).errors)[0] : undefined;
}
