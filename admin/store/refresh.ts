// How lists of work stay fresh: once a minute while they are visible, and when staff come back.

export const refreshed = { pollingInterval: 60_000, skipPollingIfUnfocused: true, refetchOnFocus: true } as const;
