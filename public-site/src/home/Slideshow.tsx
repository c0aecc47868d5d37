import { Pause, Play } from 'lucide-react';
import { useRef } from 'react';
import { useHydrated } from '../shared/ui/use-hydrated';
import { slides, slideshowContent as content, type Slide } from './slides.content';
import styles from './Slideshow.module.css';
import { useSlideshow } from './use-slideshow';

/** Our scenes in turn; the first one, whole, where scripts do not run. */
export function Slideshow() {
  const isHydrated = useHydrated();
  const slideshow = useRef<HTMLElement>(null);
  const { current, isPaused, isAdvancing, isMotionReduced, show, setPaused } = useSlideshow(
    slideshow,
    slides.length,
  );
  const shown = isHydrated ? slides : slides.slice(0, 1);
  return (
    <section
      ref={slideshow}
      className={styles.slideshow}
      aria-roledescription={content.role}
      aria-label={content.label}
    >
      <div className={styles.slides} aria-live={isAdvancing ? 'off' : 'polite'}>
        {shown.map((slide, index) => (
          <OneSlide key={slide.picture} slide={slide} index={index} isCurrent={index === current} />
        ))}
      </div>
      <div className={styles.controls} data-waiting={isHydrated ? undefined : ''}>
        {!isMotionReduced && (
          <button type="button" className={styles.pause} onClick={() => setPaused(!isPaused)}>
            {isPaused ? <Play aria-hidden="true" size={18} /> : <Pause aria-hidden="true" size={18} />}
            {isPaused ? content.play : content.pause}
          </button>
        )}
        <div className={styles.dots}>
          {slides.map(({ picture }, index) => (
            <button
              key={picture}
              type="button"
              aria-label={content.show(index + 1)}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => show(index)}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

function OneSlide({ slide, index, isCurrent }: { slide: Slide; index: number; isCurrent: boolean }) {
  return (
    <div
      className={styles.slide}
      data-current={isCurrent || undefined}
      role="group"
      aria-roledescription={content.slideRole}
      aria-label={content.position(index + 1, slides.length)}
    >
      <img
        src={`/illustrations/${slide.picture}.svg`}
        alt=""
        width={960}
        height={720}
        {...(index === 0 ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
      <p className={styles.text}>{slide.text}</p>
    </div>
  );
}
