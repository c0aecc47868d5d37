import {
  scholarshipCoverage,
  type Coverage,
  type CoverageItem,
  type Scholarship,
} from '@livres/api/contract';
import { Check, Lightbulb, X } from 'lucide-react';
import { COVERAGE_SENTENCES } from '../shared/scholarship.content';
import { ProgressMeter } from '../../shared/ui/ProgressMeter';
import { CoverageCalculator, Estimate } from './CoverageCalculator';
import styles from './CoverageBlock.module.css';
import {
  coverageContent as content,
  coverageExplanations,
  coverageItems,
  coverageTips,
  estimateText,
} from './coverage.content';

/** What a scholarship pays for, how much that makes, and what to think of. */
export function CoverageBlock({ scholarship }: { scholarship: Scholarship }) {
  const { coverage_type: kind } = scholarship;
  const coverage = scholarshipCoverage(scholarship);
  return (
    <section className={styles.coverage} aria-labelledby="prise-en-charge">
      <h2 id="prise-en-charge">{content.title}</h2>
      <p>
        <strong>{COVERAGE_SENTENCES[kind]}.</strong> {coverageExplanations[kind]}
      </p>
      <Share coverage={coverage} />
      <ul className={styles.items}>
        {coverage.items.map((item) => (
          <Item key={item.key} item={item} />
        ))}
      </ul>
      <CoverageCalculator coverage={coverage} />
      <p className={styles.note}>{content.note}</p>
      <p className={styles.tip}>
        <Lightbulb aria-hidden="true" size={22} />
        <span>
          <strong>{content.tipTitle}.</strong> {coverageTips[kind]}
        </span>
      </p>
    </section>
  );
}

function Share({ coverage: { items, percentage } }: { coverage: Coverage }) {
  const covered = items.filter(({ is_covered }) => is_covered).length;
  return (
    <ProgressMeter
      kind="equipment"
      name={content.share}
      text={`${content.share}\u00a0: ${content.shareText(covered, items.length)}`}
      percentage={percentage}
      large
    />
  );
}

function Item({ item: { key, is_covered, estimate } }: { item: CoverageItem }) {
  const Mark = is_covered ? Check : X;
  return (
    <li className={is_covered ? styles.covered : styles.left}>
      <Mark aria-hidden="true" size={20} />
      <span>
        <b>{coverageItems[key]}</b>
        <span>{is_covered ? content.covered : content.notCovered}</span>
      </span>
      {estimate && (
        <span className={styles.figure}>
          {estimateText(estimate)} <Estimate />
        </span>
      )}
    </li>
  );
}
