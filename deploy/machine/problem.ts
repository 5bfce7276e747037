// An error for the person at the machine: one sentence, with what to do.
export class Problem extends Error {}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
