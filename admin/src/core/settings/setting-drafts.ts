import type { SettingEnvironment, SettingKey, SettingRecord, SettingValue } from '@livres/api/contract';
import { clearDraft, readDraft, writeDraft } from '../../shared/draft/draft-store';

/** What was written over a setting, and the version that was read when it was. */
export interface SettingDraft {
  value: SettingValue;
  version: number;
}

export type SettingDrafts = { [Key in SettingKey]?: SettingDraft | undefined };

export interface SettingChange {
  setting: SettingRecord;
  draft: SettingDraft;
}

const placeOf = (environment: SettingEnvironment) => `settings.${environment}`;

export function readSettingDrafts(environment: SettingEnvironment): SettingDrafts {
  return readDraft(placeOf(environment))?.values ?? {};
}

/** Keeps what is written across reloads; sensitive values never stay in the browser. */
export function keepSettingDrafts(
  environment: SettingEnvironment,
  drafts: SettingDrafts,
  sensitive: ReadonlySet<string>,
): void {
  const kept = Object.entries(drafts).filter(([key, draft]) => draft && !sensitive.has(key));
  if (kept.length === 0) clearDraft(placeOf(environment));
  else writeDraft(placeOf(environment), Object.fromEntries(kept));
}

/** The drafts that differ from what is saved. */
export function changesOf(settings: readonly SettingRecord[], drafts: SettingDrafts): SettingChange[] {
  return settings.flatMap((setting) => {
    const draft = drafts[setting.key];
    return draft && tidy(draft.value) !== setting.value ? [{ setting, draft }] : [];
  });
}

/** The entry that saves a change; the default value gives the setting back to its default. */
export function entryOf({ setting: { key, default_value }, draft }: SettingChange) {
  const value = tidy(draft.value);
  return { key, value: value === default_value ? null : value, version: draft.version };
}

const tidy = (value: SettingValue) => (typeof value === 'string' ? value.trim() : value);
