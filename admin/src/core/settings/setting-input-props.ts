import type { SettingRecord, SettingValue } from '@livres/api/contract';

export interface SettingInputProps {
  setting: SettingRecord;
  /** What is written over the saved value; undefined where nothing is. */
  draft: SettingValue | undefined;
  error: string | undefined;
  disabled: boolean;
  generation: number;
  onChange: (value: SettingValue | undefined) => void;
}
