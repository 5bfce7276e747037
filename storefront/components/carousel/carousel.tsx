// A carousel by the ARIA Authoring Practices: it fades, wraps around and can be paused.
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide';
import { useId, useSyncExternalStore, type ReactNode } from 'react';
import * as componentTexts from '@taana-baana/contract/texts/component-texts.ts';
import { Icon } from '../../../design/icon.tsx';
import { useCarousel } from './use-carousel.ts';

const subscribeToNothing = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

interface CarouselProps {
  /** For screen readers: 'New arrivals'. */
  label: string;
  slides: ReactNode[];
  className?: string;
}

export function Carousel({ label, slides, className = '' }: CarouselProps) {
  const { index, isPlaying, isPaused, go, togglePause, hold, swipe, onKeyDown } = useCarousel(slides.length);
  const trackId = useId();
  const isHydrated = useSyncExternalStore(subscribeToNothing, inBrowser, onServer);
  // Only neighbours of the shown slide load their pictures; before hydration only the first slide.
  const isFar = (position: number) => {
    if (!isHydrated) return true;
    const distance = Math.abs(position - index);
    return Math.min(distance, slides.length - distance) > 1;
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and hover of the pattern; each also has a button
    <section
      aria-roledescription={componentTexts.carousel}
      aria-label={label}
      className={`relative ${className}`}
      onKeyDown={onKeyDown}
      {...hold}
    >
      <div id={trackId} aria-live={isPlaying ? 'off' : 'polite'} className="grid [touch-action:pan-y]" {...swipe}>
        {slides.map((slide, position) => (
          <div
            // Slides never change places, so the position is a stable key.
            key={position}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- what the ARIA carousel pattern asks for
            role="group"
            aria-roledescription={componentTexts.slide}
            aria-label={componentTexts.slideOf(position + 1, slides.length)}
            inert={position !== index}
            className={`carousel-slide ${position === index ? 'carousel-slide-shown' : isFar(position) ? 'carousel-slide-far' : ''}`}
          >
            {slide}
          </div>
        ))}
      </div>
      <div data-row className="carousel-controls" hidden={slides.length === 1}>
        <button
          type="button"
          aria-label={isPaused ? componentTexts.startSlides : componentTexts.pauseSlides}
          onClick={togglePause}
          className="icon-button"
        >
          {isPaused ? <Icon of={Play} className="size-4" /> : <Icon of={Pause} className="size-4" />}
        </button>
        <button
          type="button"
          aria-label={componentTexts.previousSlide}
          aria-controls={trackId}
          onClick={() => go(index - 1)}
          className="icon-button"
        >
          <Icon of={ChevronLeft} className="size-5" />
        </button>
        <span aria-hidden="true" className="min-w-10 text-center text-xs font-semibold tabular">
          {index + 1} / {slides.length}
        </span>
        <button
          type="button"
          aria-label={componentTexts.nextSlide}
          aria-controls={trackId}
          onClick={() => go(index + 1)}
          className="icon-button"
        >
          <Icon of={ChevronRight} className="size-5" />
        </button>
      </div>
    </section>
  );
}
