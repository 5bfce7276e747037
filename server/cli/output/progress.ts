// One line of the terminal that says how far a command is, once it takes longer than a second.

/** Replaces the line; '' removes it. */
export type RewriteLine = (line: string) => void;

export interface Progress {
  readonly step: (step: string) => void;
  /** Before something else is written. The line comes back with the next second. */
  readonly hide: () => void;
  /** While the person is asked. */
  readonly pause: () => void;
  readonly resume: () => void;
  readonly end: () => void;
}

const second = 1000;

/** `rewriteLine` undefined: nobody looks at a terminal. */
export function startProgress(what: string, rewriteLine: RewriteLine | undefined): Progress {
  const startedAt = performance.now();
  let step = '';
  let isShown = false;
  let isPaused = false;
  const hide = () => {
    if (isShown) rewriteLine?.('');
    isShown = false;
  };
  const show = () => {
    const seconds = Math.floor((performance.now() - startedAt) / second);
    if (isPaused || seconds < 1) return;
    rewriteLine?.(`${what}: ${[step, `${seconds} s`].filter(Boolean).join(', ')}`);
    isShown = true;
  };
  const clock = rewriteLine && setInterval(show, second).unref();
  return {
    step: (next) => {
      step = next;
      show();
    },
    hide,
    pause: () => {
      hide();
      isPaused = true;
    },
    resume: () => {
      isPaused = false;
    },
    end: () => {
      clearInterval(clock);
      hide();
    },
  };
}
