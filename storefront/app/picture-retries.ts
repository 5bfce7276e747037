// Retries pictures that failed to load, which browsers do not do. Until then the woven placeholder
// stands in for the browser's sign of a broken picture.

const retryDelaysMs = [2000, 10_000];

export function retryPictures(): void {
  const attempts = new WeakMap<HTMLImageElement, number>();
  const scheduleRetry = (picture: HTMLImageElement) => {
    const failures = attempts.get(picture) ?? 0;
    attempts.set(picture, failures + 1);
    showPlaceholder(picture, true);
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
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLImageElement && attempts.has(target)) showPlaceholder(target, false);
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

function showPlaceholder(picture: HTMLImageElement, isShown: boolean): void {
  picture.closest('picture')?.classList.toggle('placeholder-weave', isShown);
  picture.style.opacity = isShown ? '0' : '';
}
