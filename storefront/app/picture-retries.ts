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
  const onPictures = (type: 'error' | 'load', listener: (picture: HTMLImageElement) => void) =>
    document.addEventListener(type, ({ target }) => target instanceof HTMLImageElement && listener(target), true);
  onPictures('error', scheduleRetry);
  onPictures('load', (picture) => attempts.has(picture) && showPlaceholder(picture, false));
  window.addEventListener('online', () => [...document.images].forEach(retry));
  [...document.images].filter(isMissing).forEach(scheduleRetry);
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
