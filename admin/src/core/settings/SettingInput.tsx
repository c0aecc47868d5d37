import { PictureSetting } from './PictureSetting';
import { RichTextSetting } from './RichTextSetting';
import { SensitiveSetting } from './SensitiveSetting';
import type { SettingInputProps } from './setting-input-props';
import { SwitchSetting } from './SwitchSetting';
import { TextSetting } from './TextSetting';

/** The right input for a setting's type. */
export function SettingInput(props: SettingInputProps) {
  const { setting } = props;
  const { format } = setting.validation_rules;
  if (setting.value_type === 'boolean') return <SwitchSetting {...props} />;
  if (format === 'picture') return <PictureSetting {...props} />;
  if (setting.is_sensitive) return <SensitiveSetting {...props} />;
  if (format === 'rich_text') return <RichTextSetting key={props.generation} {...props} />;
  return <TextSetting {...props} />;
}
