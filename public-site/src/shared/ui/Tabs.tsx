import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './Tabs.module.css';
import { tabAfter } from './tab-keys';

interface Tab {
  name: string;
  label: string;
  panel: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  /** Beside the tabs. */
  children?: ReactNode;
}

/**
 * Tabs where scripts run; without them, every panel, one under the other (see the style sheet). Written out, for those of
 * @base-ui/react weigh 10 KB more on the home page.
 */
export function Tabs({ label, tabs, children }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(0);
  const move = (event: KeyboardEvent) => {
    const next = tabAfter(event.key, chosen, tabs.length);
    if (next === null) return;
    event.preventDefault();
    setChosen(next);
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
  };
  return (
    <div>
      <div className={styles.tools}>
        <div ref={list} className={styles.tabs} role="tablist" aria-label={label}>
          {tabs.map((tab, index) => (
            <button
              key={tab.name}
              type="button"
              role="tab"
              id={`${id}-${tab.name}`}
              className={styles.tab}
              aria-selected={index === chosen}
              aria-controls={`${id}-${tab.name}-panel`}
              tabIndex={index === chosen ? 0 : -1}
              onClick={() => setChosen(index)}
              onKeyDown={move}
            >
              {tab.label}
            </button>
          ))}
        </div>
        {children}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.name}
          role="tabpanel"
          id={`${id}-${tab.name}-panel`}
          className={styles.panel}
          aria-labelledby={`${id}-${tab.name}`}
          hidden={index !== chosen}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
