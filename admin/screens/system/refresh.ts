// Keeps a query of this screen fresh while the screen is visible.

/** In ms. */
const every = 15_000;

export const staysFresh = {
  pollingInterval: every,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
  refetchOnMountOrArgChange: true,
} as const;
