// How queries stay fresh.

/** While its screen is visible. */
export const pollEvery = (ms: number) => ({ pollingInterval: ms, skipPollingIfUnfocused: true });

/** Lists of work: also when staff come back. */
export const refreshed = { ...pollEvery(60_000), refetchOnFocus: true };

/** What the server does just now. */
export const staysFresh = { ...pollEvery(15_000), refetchOnFocus: true, refetchOnMountOrArgChange: true };
