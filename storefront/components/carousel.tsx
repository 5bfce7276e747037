// A carousel after the ARIA authoring practices: it fades, wraps around, advances by itself (5000 ms), pauses on hover and focus, and can be paused.
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide';
import { useId, useSyncExternalStore, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { useCarousel } from './use-carousel.ts';

const never = () => () => {};
const yes = () => true;
const no = () => false;

interface CarouselProps {
  /** What is shown, for screen readers: 'New arrivals'. */
  label: string;
  slides: ReactNode[];
  className?: string;
}

export function Carousel({ label, slides, className = '' }: CarouselProps) {
  const { index, isPlaying, isPaused, go, togglePause, hold, swipe, onKeyDown } = useCarousel(slides.length);
  const trackId = useId();
  const isMoving = useSyncExternalStore(never, yes, no);
  // Pictures of slides that are more than one away are not fetched yet; before it can move, none but the first is.
  const isFar = (position: number) => {
    if (!isMoving) return true;
    const distance = Math.abs(position - index);
    return Math.min(distance, slides.length - distance) > 1;
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and hover of the pattern; each has a button too
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={`relative ${className}`}
      onKeyDown={onKeyDown}
      {...hold}
    >
      <div id={trackId} aria-live={isPlaying ? 'off' : 'polite'} className="grid [touch-action:pan-y]" {...swipe}>
        {slides.map((slide, position) => (
          <div
            // Slides never change places: their position is what they are.
            key={position}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- what the ARIA carousel pattern asks for
            role="group"
            aria-roledescription="slide"
            aria-label={`${position + 1} of ${slides.length}`}
            inert={position !== index}
            className={`carousel-slide ${position === index ? 'carousel-slide-shown' : isFar(position) ? 'carousel-slide-far' : ''}`}
          >
            {slide}
          </div>
        ))}
      </div>
      <div className="carousel-controls">
        <button
          type="button"
          aria-label={isPaused ? 'Start the slides' : 'Pause the slides'}
          onClick={togglePause}
          className="carousel-button"
        >
          {isPaused ? <Icon of={Play} className="size-4" /> : <Icon of={Pause} className="size-4" />}
        </button>
        <button
          type="button"
          aria-label="Previous slide"
          aria-controls={trackId}
          onClick={() => go(index - 1)}
          className="carousel-button"
        >
          <Icon of={ChevronLeft} className="size-5" />
        </button>
        <span aria-hidden="true" className="min-w-10 text-center text-xs font-semibold tabular">
          {index + 1} / {slides.length}
        </span>
        <button
          type="button"
          aria-label="Next slide"
          aria-controls={trackId}
          onClick={() => go(index + 1)}
          className="carousel-button"
        >
          <Icon of={ChevronRight} className="size-5" />
        </button>
      </div>
    </section>
  );
}
