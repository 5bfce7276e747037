// Retries pictures that failed to load, which browsers do not do.

const retryDelaysMs = [2000, 10_000];

export function retryPictures(): void {
  const attempts = new WeakMap<HTMLImageElement, number>();
  const scheduleRetry = (picture: HTMLImageElement) => {
    const failures = attempts.get(picture) ?? 0;
    attempts.set(picture, failures + 1);
    if (failures < retryDelaysMs.length) setTimeout(retry, retryDelaysMs[failures], picture);
  };
  const missing = () => [...document.images].filter(isMissing);
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) scheduleRetry(target);
    },
    true,
  );
  window.addEventListener('online', () => missing().forEach(retry));
  missing().forEach(scheduleRetry);
}

const isMissing = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth === 0;

function retry(picture: HTMLImageElement): void {
  // Setting the same src makes the browser select again, including `<source>` formats.
  const { src } = picture;
  if (isMissing(picture)) picture.src = src;
}
