import styles from './Prose.module.css';

export interface ProseSection {
  id: string;
  title: string;
  paragraphs: readonly string[];
  entries?: readonly string[];
}

/** Sections of plain text under their titles, each with its anchor. */
export function Prose({ sections }: { sections: readonly ProseSection[] }) {
  return (
    <div className={styles.prose}>
      {sections.map(({ id, title, paragraphs, entries }) => (
        <section key={id} id={id} aria-labelledby={`${id}-titre`}>
          <h2 id={`${id}-titre`}>{title}</h2>
          <Paragraphs of={paragraphs} />
          {entries && (
            <ul>
              {entries.map((entry) => (
                <li key={entry}>{entry}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}

export function Paragraphs({ of: paragraphs }: { of: readonly string[] }) {
  return (
    <div className={styles.paragraphs}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

/** What the page holds, for those who look for one thing. */
export function ProseSummary({ title, sections }: { title: string; sections: readonly ProseSection[] }) {
  return (
    <nav className={styles.summary} aria-label={title}>
      <p>{title}</p>
      <ul>
        {sections.map(({ id, title: section }) => (
          <li key={id}>
            <a href={`#${id}`}>{section}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
