import { useLocation, useRouteLoaderData } from 'react-router';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/Button';
import { accessibilityContent, colorBlindLabels, fontSizeLabels, switchTexts } from './accessibility.content';
import { choicesIn, COLOR_BLIND_MODES, DISPLAY_ANCHOR, FONT_SIZES } from './choices';
import styles from './DisplayForm.module.css';

/** The accessibility menu of pages without a script: what is chosen is kept in a cookie. */
export function DisplayForm() {
  const { pathname, search } = useLocation();
  const root = useRouteLoaderData('root') as { display: string } | undefined;
  const chosen = choicesIn(root?.display ?? '');
  return (
    <form id={DISPLAY_ANCHOR} className={styles.form} method="post" action={paths.display()}>
      <h2>{accessibilityContent.displayTitle}</h2>
      <input type="hidden" name="retour" value={pathname + search} />
      <label>
        {accessibilityContent.fontSize}
        <select name="fontSize" defaultValue={chosen.fontSize}>
          {FONT_SIZES.map((size) => (
            <option key={size} value={size}>
              {fontSizeLabels[size]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {accessibilityContent.colors}
        <select name="colorBlindMode" defaultValue={chosen.colorBlindMode}>
          {COLOR_BLIND_MODES.map((mode) => (
            <option key={mode} value={mode}>
              {colorBlindLabels[mode].label}
            </option>
          ))}
        </select>
      </label>
      {(['highContrast', 'reducedMotion', 'screenReader'] as const).map((name) => (
        <label key={name} className={styles.box}>
          <input type="checkbox" name={name} defaultChecked={chosen[name]} />
          {switchTexts[name].label}
        </label>
      ))}
      <Button type="submit">{accessibilityContent.apply}</Button>
    </form>
  );
}
