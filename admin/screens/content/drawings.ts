// The drawn pictures of banners, by their numbers: those that the shop itself shows.
const files = import.meta.glob<string>('../../../storefront/art/banner-?-800.avif', {
  eager: true,
  query: '?url',
  import: 'default',
});

export const drawings: Readonly<Record<number, string>> = Object.fromEntries(
  Object.entries(files).map(([path, url]) => [Number(/banner-(\d)-/.exec(path)?.[1]), url]),
);
