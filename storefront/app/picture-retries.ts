// A picture that did not come is asked for again: a browser itself never does, and a bad line loses one of many.

/** Milliseconds to wait before each further try. */
const pauses = [2000, 10_000];

export function retryPictures(): void {
  const tries = new WeakMap<HTMLImageElement, number>();
  const retryLater = (picture: HTMLImageElement) => {
    const tried = tries.get(picture) ?? 0;
    tries.set(picture, tried + 1);
    if (tried < pauses.length) setTimeout(retry, pauses[tried], picture);
  };
  const missing = () => [...document.images].filter(isMissing);
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) retryLater(target);
    },
    true,
  );
  window.addEventListener('online', () => missing().forEach(retry));
  missing().forEach(retryLater);
}

const isMissing = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth === 0;

function retry(picture: HTMLImageElement): void {
  // The same address once more makes the browser choose and fetch anew, from the formats of the `<picture>` around it too.
  const { src } = picture;
  if (isMissing(picture)) picture.src = src;
}
